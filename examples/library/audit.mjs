// Audits a server and prints its grade and worst findings: node audit.mjs node my-server.js
import { audit } from "mcp-audit-action";

const report = await audit({ command: process.argv.slice(2) }, { scope: "read-only" });
if (report.failure !== null) throw new Error(report.failure.message);
console.log(`${report.score.grade} ${report.score.percent} (${report.conclusion.result})`);
for (const finding of report.findings.slice(0, 5)) {
  console.log(`${finding.severity} ${finding.check} ${finding.tool ?? "server"}: ${finding.message}`);
}
