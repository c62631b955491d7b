import { describe, expect, test } from "vitest";
import { pathFor } from "../../src/cases/paths.ts";
import { EXTENSIONS, HEAD_COMMIT, type Hints, LAYOUT } from "../../src/cases/places.ts";
import { hintsOf, validArguments } from "../../src/cases/valid.ts";
import { readTools } from "../../src/facts/catalogue.ts";
import { tool } from "../evidence-builder.ts";

const hints = (name: string, more: Partial<Hints> = {}): Hints => ({
  tool: name,
  siblings: [],
  given: null,
  ...more,
});

describe("a property that asks for a path", () => {
  test.each([
    ["read_file", "path", null, "$WORKSPACE/example.txt"],
    ["read_multiple_files", "path", null, "$WORKSPACE/example.txt"],
    ["get_file_info", "path", null, "$WORKSPACE/example.txt"],
    ["list_directory", "path", null, "$WORKSPACE/folder"],
    ["search_files", "path", null, "$WORKSPACE/folder"],
    ["analyze", "path", "Folder to look through", "$WORKSPACE/folder"],
    ["analyze", "projectDir", null, "$WORKSPACE/folder"],
    ["parse_csv", "file_path", null, "$WORKSPACE/example.csv"],
    ["read_query", "dbPath", "Path of the SQLite database", "$WORKSPACE/example.db"],
    ["describe", "imagePath", null, "$WORKSPACE/example.png"],
    ["create_document", "filename", "Name of the Word document", "$WORKSPACE/new-example.docx"],
    ["convert", "outputPath", "Where the HTML goes", "$WORKSPACE/new-example.html"],
    ["create_directory", "path", null, "$WORKSPACE/new-folder"],
    ["move_file", "source", null, "$WORKSPACE/to-move.txt"],
    ["move_file", "destination", null, "$WORKSPACE/new-example.txt"],
    ["delete_file", "path", null, "$WORKSPACE/to-delete.txt"],
    ["delete_directory", "path", null, "$WORKSPACE/folder-to-delete"],
    ["edit_file", "path", null, "$WORKSPACE/to-change.txt"],
    ["git_status", "repo_path", null, "$WORKSPACE/repository"],
    ["git_log", "path", "Path to the repository", "$WORKSPACE/repository"],
  ])("%s(%s): %s", (name, property, description, expected) =>
    expect(pathFor(property, description, hints(name))).toBe(expected),
  );

  test.each([
    ["draw_graph", "source", "Node that the edge starts at"],
    ["book_flight", "destination", "City"],
    ["http_get", "path", "URL path of the request"],
    ["extract", "path", "JSON path of the value"],
    ["search", "query", "Words to look for in files"],
    ["convert", "source", "URL of the file"],
  ])("none: %s(%s): %s", (name, property, description) =>
    expect(pathFor(property, description, hints(name))).toBeNull(),
  );

  test("lies in the remote repository that the call names", () =>
    expect(
      pathFor("path", "Path of the file", hints("get_file_contents", { siblings: ["owner", "repo"] })),
    ).toBe("README.md"));
});

describe("where the command line points", () => {
  const given = { directory: "/srv/docs", file: "/srv/docs/README.md" };
  const named = (name: string, readOnlyHint: boolean) =>
    readTools([
      {
        tools: [
          tool({
            name,
            annotations: { readOnlyHint },
            inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
          }),
        ],
      },
    ]).map((one) => validArguments(one.inputSchema, hintsOf(one, given)))[0];

  test("read-only tools are sent there", () => {
    expect(named("read_file", true)).toEqual({ path: "/srv/docs/README.md" });
    expect(named("list_directory", true)).toEqual({ path: "/srv/docs" });
  });
  test("others never are", () => {
    expect(named("write_file", false)).toEqual({ path: "$WORKSPACE/to-change.txt" });
    expect(named("delete_directory", false)).toEqual({ path: "$WORKSPACE/folder-to-delete" });
  });
  test("without a file that is meant to be read, the workspace has one", () =>
    expect(pathFor("path", null, hints("read_file", { given: { directory: "/srv/keys", file: null } }))).toBe(
      "$WORKSPACE/example.txt",
    ));
});

test("a schema's own word goes before any of it", () => {
  const schema = {
    type: "object",
    properties: { path: { type: "string", examples: ["a.txt"] }, dir: { type: "string", default: "/data" } },
    required: ["path", "dir"],
  };
  expect(validArguments(schema, hints("read_file"))).toEqual({ path: "a.txt", dir: "/data" });
});

test("the layout is stable: names are public, they stand in reports", () => {
  expect(EXTENSIONS).toContain("txt");
  expect(LAYOUT.repository).toBe("repository");
  expect(HEAD_COMMIT).toMatch(/^[0-9a-f]{40}$/);
});
