import { ALIASES, inputOptions, type Option } from "./option-table.ts";

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const cellsOf = ({ name, flag, value, description }: Option) =>
  row([`\`--${name}${flag ? "" : ` ${value}`}\``, description]);

/** A markdown table of the options of `mcp-audit run`, from the same data as its help. */
export function optionsTable(): string {
  return [
    row(["option", "meaning"]),
    row(["---", "---"]),
    ...[...inputOptions(), ...ALIASES].map(cellsOf),
  ].join("\n");
}
