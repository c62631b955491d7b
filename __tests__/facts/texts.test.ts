import { describe, expect, it } from "vitest";
import { normalise } from "../../src/facts/normalise.ts";
import { readResponse } from "../../src/facts/response.ts";
import { longestArray } from "../../src/facts/size.ts";
import { textsOf, textsOfFrame } from "../../src/facts/texts.ts";
import type { Json } from "../../src/model/json.ts";
import { evidence, type Reply } from "../evidence-builder.ts";

function read(reply: Reply) {
  const exchange = evidence({ calls: [reply] }).exchanges.find((one) => one.purpose === "case");
  if (exchange === undefined) throw new Error("nothing was sent");
  const { response } = readResponse(exchange);
  if (response === null) throw new Error("no response");
  return response;
}

describe("readResponse", () => {
  it("joins the texts of all blocks, resources among them, and names each type", () => {
    const content: Json[] = [
      { type: "text", text: "one" },
      { type: "image", data: "AAAA", mimeType: "image/png" },
      { type: "resource", resource: { uri: "x:", text: "two" } },
      "odd",
    ];
    expect(read({ result: { content } })).toMatchObject({
      text: "one\ntwo",
      contentTypes: ["text", "image", "resource", ""],
      isError: false,
      error: null,
    });
  });

  it("counts the text and the structured content", () => {
    const structuredContent = { n: 1 };
    const { chars } = read({ result: { content: [{ type: "text", text: "four" }], structuredContent } });
    expect(chars).toBe(4 + '{"n":1}'.length);
  });

  it("takes message and data of an error for its text", () => {
    expect(read({ error: { code: -32602, message: "no", data: "why" } }).text).toBe("no\nwhy");
    expect(read({ error: { code: -32602, message: "no", data: { a: 1 } } }).text).toBe('no\n{"a":1}');
    expect(read({ error: {} })).toMatchObject({ text: "", error: { code: null, message: "" } });
  });
});

describe("normalise", () => {
  it.each([
    ["took 12.5 s", "took 9 s"],
    ["at https://a.test/x?y=1 failed", "at https://b.test/ failed"],
    ["/srv/a/b.txt is gone", "/tmp/c/d.txt is gone"],
    ["commit 6dcb09b5b57875f334f61aebed695e2e4193db5e", "commit 0000000000000000000000000000000000000000"],
    ["Not  found\n", "not found"],
  ])("reads %j like %j", (one, other) => {
    expect(normalise(one)).toBe(normalise(other));
  });

  it("takes out the values that were sent, in quotes or as words of their own", () => {
    expect(normalise('no "x" here', ["x"])).toBe(normalise('no "yy" here', ["yy"]));
    expect(normalise("no Paris here", ["Paris"])).toBe(normalise("no 12345 here", ["12345"]));
    expect(normalise("an axe", ["x", "xe"])).toBe("an axe");
  });

  it("is quick with values that would be patterns", () => {
    const started = performance.now();
    normalise("a".repeat(100_000), ["(a+)+$", "a".repeat(199), "["]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe("textsOf", () => {
  it("gives each text with the name it stands under", () => {
    expect(textsOf({ a: "x", b: ["y", { c: "z" }], d: 7 })).toBe("a: x\ny\nc: z");
  });

  it("decodes a frame, and gives back what is none", () => {
    expect(textsOfFrame('{"t":"a\\nb"}')).toBe("t: a\nb");
    expect(textsOfFrame("plain")).toBe("plain");
  });

  it("survives nesting without end", () => {
    let deep: Json = "end";
    for (let i = 0; i < 50_000; i += 1) deep = [deep];
    expect(textsOf(deep)).toBe("end");
    expect(longestArray(deep)).toBe(1);
  });
});
