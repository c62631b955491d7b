import { describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/protocol.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const block = (members: JsonObject = {}): JsonObject => ({ type: "text", text: "It rains.", ...members });
const answered = (content: Json[], members: JsonObject = {}, protocolVersion = "2025-11-25") =>
  judged(check, evidence({ protocolVersion, calls: [{ result: { content, ...members } }] }));
const listed = (members: JsonObject, protocolVersion = "2025-11-25") =>
  judged(check, evidence({ protocolVersion, tools: [tool(members), tool({ name: "b", ...members })] }));

describe("the form of results", () => {
  it.each<[string, Json[], JsonObject, RegExp]>([
    [
      "annotations that are null",
      [block({ annotations: null })],
      {},
      /`annotations` of a content block \(1\)/,
    ],
    ["null twice in one answer", [block({ _meta: null }), block({ _meta: null })], {}, /block \(1\)\.$/],
    ["isError that is null", [block()], { isError: null }, /`isError` of a result/],
    [
      "structured content that is null",
      [block()],
      { structuredContent: null },
      /`structuredContent` of a result/,
    ],
    ["a kind of content that is none", [{ type: "json", json: { n: 1 } }], {}, /of the type `json`/],
    ["a text that is none", [block({ text: { n: 1 } })], {}, /`text` whose `text` is no text/],
    ["an image without its kind", [{ type: "image", data: "aGk=" }], {}, /`image` whose `mimeType`/],
    ["content that is a plain text", ["It rains."], {}, /without a `type`/],
  ])("fails for %s", (_, content, members, words) => {
    const { verdict, findings, undeclared } = answered(content, members);
    expect([verdict, undeclared]).toEqual(["fail", []]);
    expect(findings).toMatchObject([{ severity: "error", tool: null }]);
    expect(findings[0]?.message).toMatch(words);
  });

  it.each<[string, JsonObject, RegExp]>([
    ["a title", { title: null }, /whole tool list: `title` of a tool \(1\)\.$/],
    ["annotations", { annotations: null }, /`annotations` of a tool \(1\)/],
    [
      "a hint",
      { annotations: { readOnlyHint: true, destructiveHint: null } },
      /`destructiveHint` of a tool's/,
    ],
  ])("fails once for a list in which %s is null", (_, members, words) => {
    const { verdict, messages } = listed(members);
    expect([verdict, messages.length]).toEqual(["fail", 1]);
    expect(messages[0]).toMatch(words);
  });

  it.each<[string, Json[], JsonObject, string?]>([
    [
      "every kind there is",
      [
        block({ annotations: { priority: 1 }, _meta: {} }),
        { type: "image", data: "aGk=", mimeType: "image/png" },
        { type: "audio", data: "aGk=", mimeType: "audio/wav" },
        { type: "resource", resource: { uri: "a:b", text: "hi" } },
        { type: "resource_link", uri: "a:b", name: "b" },
      ],
      { isError: false, _meta: {} },
    ],
    ["null where anything may stand", [block()], { structuredContent: { city: null }, other: null }],
    [
      "a member that the revision does not know",
      [block({ _meta: null })],
      { structuredContent: null },
      "2025-03-26",
    ],
    [
      "structured content of any kind, once it may be",
      [block()],
      { structuredContent: null, resultType: "complete" },
      "2026-07-28",
    ],
    ["a revision that is not known", [{ type: "json" }], { isError: null }, "2031-01-01"],
  ])("says nothing of %s", (_, content, members, revision) => {
    const { messages } = answered(content, members, revision);
    expect(messages.filter((one) => /null|no form/.test(one))).toEqual([]);
  });

  it("leaves a member of the tool list alone that the revision does not know", () =>
    expect(listed({ title: null }, "2025-03-26").messages).toEqual([]));
});
