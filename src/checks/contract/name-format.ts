import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

const ALLOWED = /^[A-Za-z0-9_.-]{1,128}$/;

export default defineCheck({
  id: "name-format",
  title: "Tool names use the characters and length that the specification allows",
  category: "contract",
  severity: "warning",
  kind: "violation",
  scored: true,
  since: "2025-11-25",
  needs: ["tools"],
  options: {},
  source: "MCP specification 2025-11-25, Tools, tool names: 1 to 128 of A-Z a-z 0-9 _ - .",
  why: "Clients pass names on to model back ends, which refuse other characters and longer names.",
  fix: "Use 1 to 128 of the characters A-Z a-z 0-9 _ - and . in the name.",
  messages: {
    length: "The name is {length} characters long; 128 are allowed.",
    characters: "The name holds characters other than A-Z a-z 0-9 _ - and . in `{name}`.",
  },
  evaluate({ tools }) {
    const findings = tools
      .filter((tool) => tool.name !== "" && !ALLOWED.test(tool.name))
      .map((tool): RawFinding => {
        const length = [...tool.name].length;
        return length > 128
          ? { message: "length", data: { length }, tool: tool.index }
          : { message: "characters", data: { name: tool.name }, tool: tool.index };
      });
    return withRows(findings, tools, "warning");
  },
});
