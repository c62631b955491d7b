import { writeFileSync } from "node:fs";
import { goldenFiles } from "../__tests__/golden/render.ts";

/** Rewrites the golden files from the saved evidence. Only by hand: `npm run golden:update`, then read the difference. */
for (const [name, text] of Object.entries(goldenFiles())) writeFileSync(`__tests__/golden/${name}`, text);
