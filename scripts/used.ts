import { writeFileSync } from "node:fs";
import { build, type Rolldown } from "vite";

/** A module as the bundler's statistics name it, see licences.ts. */
interface Source {
  nameForCondition: string;
}

/**
 * Puts into a compiled file, which only names exports of packages, the code of these exports and nothing else of the
 * packages. Their modules must do nothing but define things when they are loaded. Gives the modules that code was taken of.
 * The bundler itself keeps a package whole that does not say of itself that its parts can be left out.
 */
export async function keepUsed(file: string): Promise<Source[]> {
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      target: "es2022",
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output.output;
  if (output.output.length > 1) throw new Error(`${file} became more than one file.`);
  writeFileSync(file, chunk.code);
  const taken = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0);
  return taken.map(([nameForCondition]) => ({ nameForCondition }));
}
