import { expect, it } from "vitest";
import check from "../../src/checks/contract/annotations.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { judgedBy } from "./run-check.ts";
import { showCheck } from "./shown.ts";

const named = (name: string, annotations: JsonObject) => tool({ name, annotations });
const brave = (annotations: JsonObject) =>
  [
    "brave_web_search",
    "brave_local_search",
    "brave_image_search",
    "brave_news_search",
    "brave_summarizer",
  ].map((name) => named(name, annotations));

showCheck(check, {
  pass: [
    { name: "a reading tool", evidence: { tools: [named("get_dew", { readOnlyHint: true })] } },
    {
      name: "a get that writes a file, and whose author says so",
      evidence: { tools: [named("get_network_request", { readOnlyHint: false })] },
    },
    {
      name: "git's fetch behind the server's own word",
      evidence: {
        tools: ["git_fetch", "git_push", "git_pull"].map((name) => named(name, { destructiveHint: true })),
      },
    },
    {
      name: "names that hold a verb as a noun",
      evidence: {
        tools: [
          named("list_pending_deletes", { readOnlyHint: true }),
          named("undelete", { destructiveHint: false }),
        ],
      },
    },
    { name: "a removing tool", evidence: { tools: [named("remove_label", { destructiveHint: true })] } },
    { name: "the same hints on readers", evidence: { tools: brave({ readOnlyHint: true }) } },
  ],
  fail: [
    {
      name: "no hints",
      evidence: { tools: [tool({ annotations: {} }), tool({ name: "b", annotations: null })] },
      finds: ["none", "none"],
    },
    {
      name: "both",
      evidence: { tools: [named("dew", { readOnlyHint: true, destructiveHint: true })] },
      finds: ["both"],
    },
    {
      name: "a read-only delete, whichever way it is written",
      evidence: {
        tools: ["delete_file", "deleteFile", "file-delete"].map((name) =>
          named(name, { readOnlyHint: true }),
        ),
      },
      finds: ["deletes", "deletes", "deletes"],
    },
    {
      name: "a read-only update",
      evidence: { tools: [named("update_issue", { readOnlyHint: true })] },
      finds: ["writes"],
    },
    {
      name: "a delete that only adds",
      evidence: { tools: [named("delete_entities", { readOnlyHint: false, destructiveHint: false })] },
      finds: ["additive"],
    },
    {
      name: "a reader without its hint",
      evidence: { tools: [named("find_flaky_tests", { destructiveHint: true })] },
      finds: ["unmarked"],
    },
    { name: "one object on all", evidence: { tools: brave({ openWorldHint: true }) }, finds: ["stamped"] },
  ],
  notApplicable: [{ name: "no tools", evidence: { tools: [] } }],
});

it("leaves the score alone where it only tells", () => {
  const report = judgedBy("annotations", { tools: [named("find_flaky_tests", { destructiveHint: true })] });
  expect(report.findings.map((finding) => finding.severity)).toEqual(["notice"]);
  expect(report.score.categories.contract.percent).toBe(100);
});
