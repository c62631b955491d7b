import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goldenFiles } from "./render.ts";

const files = goldenFiles();

test.each(Object.keys(files))("%s is as it was; `npm run golden:update` rewrites it", (name) => {
  expect(files[name]).toBe(readFileSync(`__tests__/golden/${name}`, "utf8"));
});
