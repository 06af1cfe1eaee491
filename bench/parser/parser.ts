import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What that program makes of a résumé; the text of a section stands under its name. */
export interface Parsed {
  name?: string;
  email?: string;
  phone?: string;
  education?: string;
  experience?: string;
}

export const parser = "simple-resume-parser@1.1.8";

/** It calls this for the text of a PDF, in the lines that are seen. */
export const hasPdftotext = () => spawnSync("pdftotext", ["-v"]).error === undefined;

/** Installs the parser outside the workspace: it brings two hundred packages, some long unkept. */
export function installParser() {
  const folder = mkdtempSync(join(tmpdir(), "toran-parser-"));
  writeFileSync(join(folder, "package.json"), "{}");
  run(folder, "npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", parser]);
  const parse = (name: string, pdf: Uint8Array): Parsed => {
    const file = `${name}.pdf`;
    writeFileSync(join(folder, file), pdf);
    // Beside this process, for it says on the console whatever it does.
    run(folder, process.execPath, ["--eval", script, file]);
    return JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")) as Parsed;
  };
  return { parse, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const script = `
  const Parser = require("simple-resume-parser");
  new Parser(process.argv[1]).parseToFile(".");
`;

function run(cwd: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}\n${stderr}`);
}
