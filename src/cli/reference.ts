import { tableRow } from "../config/reference.ts";
import { ALIASES, inputOptions, type Option } from "./option-table.ts";

const cellsOf = ({ name, flag, value, description }: Option) =>
  tableRow([`\`--${name}${flag ? "" : ` ${value}`}\``, description]);

/** A markdown table of the options of `mcp-audit run`, from the same data as its help. */
export function optionsTable(): string {
  return [
    tableRow(["option", "meaning"]),
    tableRow(["---", "---"]),
    ...[...inputOptions(), ...ALIASES].map(cellsOf),
  ].join("\n");
}
