import { describe, expect, it } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { evidence, tool } from "../evidence-builder.ts";

const A = tool({ name: "a" });
const B = tool({ name: "b" });
const listing = (input: Parameters<typeof evidence>[0]) => createFacts(evidence(input)).listing;

describe("the listing", () => {
  it("is ordinary on one page", () => {
    expect(listing({ tools: [A, B] })).toEqual({
      pages: 1,
      repeatedCursor: false,
      incomplete: null,
      oddCursor: false,
      unstable: null,
    });
  });

  it("is read over all pages", () => {
    const facts = createFacts(evidence({ pages: [{ tools: [A], nextCursor: "1" }, { tools: [B] }] }));
    expect(facts.tools.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(facts.listing).toMatchObject({ pages: 2, repeatedCursor: false });
  });

  it("tells a cursor that never advances, without tools that are there twice", () => {
    const page = { tools: [A, B], nextCursor: "x" };
    const facts = createFacts(evidence({ pages: [page, page] }));
    expect(facts.tools).toHaveLength(2);
    expect(facts.listing).toMatchObject({ pages: 1, repeatedCursor: true });
  });

  it.each([[null], [7], [{}]])("tells a cursor that is %j, and reads the list all the same", (nextCursor) => {
    const facts = createFacts(evidence({ pages: [{ tools: [A], nextCursor }] }));
    expect(facts.tools).toHaveLength(1);
    expect(facts.listing).toMatchObject({ oddCursor: true, repeatedCursor: false });
  });

  it("is stable when the second reading says the same in another order", () => {
    expect(listing({ tools: [A, B], pagesAgain: [{ tools: [B, A] }] }).unstable).toBe(false);
  });

  it.each([
    ["a tool is gone", [A]],
    ["a tool came", [A, B, tool({ name: "c" })]],
    ["a description is another", [A, { ...B, description: "Now it does something else." }]],
  ])("is not stable when %s", (_, tools) => {
    expect(listing({ tools: [A, B], pagesAgain: [{ tools }] }).unstable).toBe(true);
  });

  it("survives answers that are no lists", () => {
    const facts = createFacts(evidence({ pages: [] }));
    expect(facts.tools).toEqual([]);
    expect(facts.listing.pages).toBe(0);
  });

  it("puts the place of a tool to it, whatever it is called", () => {
    const location = { path: "src/a.ts", line: 3, endLine: 9 };
    const named = { ...A, name: "constructor" };
    const facts = createFacts(evidence({ tools: [A, named], more: { locations: { a: location } } }));
    expect(facts.tools.map((one) => one.location)).toEqual([location, null]);
  });
});
