import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is read of the bundler's statistics: where each module came from. */
interface Modules {
  modules?: (Modules & { nameForCondition?: string | null })[];
}

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const NOTICE = /^(licen[cs]e|notice|copying)/i;
/** The bundler's own stand-ins for parts of Node. */
const BUNDLER = /[\\/]@vercel[\\/]ncc$/;

/** Folders of the packages that a bundle holds code of, sorted, each once. */
export function bundledPackages(stats: Modules): string[] {
  const found = new Set<string>();
  const open = [stats];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const module of one.modules ?? []) {
      const folder = PACKAGE.exec(module.nameForCondition ?? "")?.[1];
      if (folder !== undefined && !BUNDLER.test(folder)) found.add(folder);
      open.push(module);
    }
  }
  return [...found].sort();
}

/** The licence notice of one package. Throws when it has no licence text: then it may not be bundled unseen. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => NOTICE.test(file));
  if (files.length === 0) throw new Error(`${name}@${version} is bundled and has no licence text.`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}

/** The notices of all packages, as one text. */
export function noticesOf(folders: readonly string[]): string {
  return `${folders.map(noticeOf).join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
