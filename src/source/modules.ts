import { once } from "../facts/once.ts";
import { type Module, readModule } from "./module.ts";
import { type Pieces, piecesOf, sayers } from "./pieces.ts";
import { type Modules, placesOfSpecifier } from "./resolve.ts";
import { mayRegister, type SourceFile } from "./walk.ts";

const SCRIPT = /\.[cm]?[jt]sx?$/;
/** Every way to register a tool that javascript.ts knows holds one of these words. */
const REGISTERS = /tool|description|inputSchema|parameters|input_schema|paramsSchema/i;

/** The scripts of a workspace; each is parsed when it is first asked for. */
export interface Scripts extends Modules {
  /** Those that may register a tool of one of these names: all others surely do not. In the order of the files. */
  registering(names: readonly string[]): readonly string[];
}

type Links = ReadonlyMap<string, readonly string[]>;

/** By path: the files that it may import, in the order of their specifiers. */
function importsIn(files: ReadonlyMap<string, Pieces>): Links {
  const places = (from: string, specifiers: readonly string[]) =>
    specifiers.flatMap((one) => placesOfSpecifier(from, one)).filter((path) => files.has(path));
  return new Map([...files].map(([from, { specifiers }]) => [from, [...new Set(places(from, specifiers))]]));
}

/** The same the other way round. */
function reversed(links: Links): Links {
  const back = new Map<string, string[]>();
  for (const [from, paths] of links)
    for (const path of paths) {
      const known = back.get(path);
      if (known === undefined) back.set(path, [from]);
      else known.push(from);
    }
  return back;
}

/** A file and all that it may import, near or far. */
function reach(path: string, links: Links): Set<string> {
  const reached = new Set([path]);
  for (const one of reached) for (const next of links.get(one) ?? []) reached.add(next);
  return reached;
}

/** The scripts among `files`; none is parsed any more once `expired` says that time is up. */
export function readModules(files: readonly SourceFile[], expired: () => boolean): Scripts {
  const scripts = new Map(
    files.filter((file) => SCRIPT.test(file.path) && mayRegister(file)).map((file) => [file.path, file]),
  );
  const pieces = once(() => new Map([...scripts].map(([path, { text }]) => [path, piecesOf(text)])));
  const imports = once(() => importsIn(pieces()));
  const importers = once(() => reversed(imports()));
  const parsed = new Map<string, Module | undefined>();
  const paths = [...scripts.keys()];
  return {
    paths,
    get(path) {
      const file = scripts.get(path);
      if (file === undefined) return undefined;
      if (!parsed.has(path)) parsed.set(path, expired() ? undefined : (readModule(file) ?? undefined));
      return parsed.get(path);
    },
    importers: (path) => importers().get(path) ?? [],
    registering(names) {
      const maySay = sayers(pieces(), names);
      const registers = paths.filter((path) => REGISTERS.test(scripts.get(path)?.text ?? ""));
      if (maySay === null) return registers;
      // A large workspace takes long to look at; what is left over is parsed, as far as there is time.
      return registers.filter((path) => expired() || maySay(path, reach(path, imports())));
    },
  };
}
