// Preloaded into the process under measurement: leaves its highest resident size, in kilobytes, when it ends.
import { writeFileSync } from "node:fs";

process.on("exit", () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));
