import { spawn } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { pnpm } from "./pnpm.mjs";

// Runs every test there is, and counts them all. `pnpm test web e2e` runs only the named parts.
const folder = join(import.meta.dirname, "..", ".cache", "test");
const only = process.argv.slice(2);

const vitest = (name, filter, ...more) => ({
  name,
  args: [
    "--filter",
    filter,
    "exec",
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportOf(name)}`,
    ...more,
  ],
  count: countVitest,
});
/** Two halves of one runner's files, each a part of its own, so that neither processor waits for the other. */
const halves = (name, filter) =>
  [1, 2].map((half) => ({
    ...vitest(`${name}-${half}`, filter, `--shard=${half}/2`),
    of: name,
  }));
const playwright = (name, filter, script) => ({
  name,
  args: ["--filter", filter, script],
  count: countPlaywright,
});
/** A command that passes or fails as a whole counts as one test. */
const whole = (name, args) => ({
  name,
  args,
  count: (_, code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }),
});
const reportOf = (name) => join(folder, `${name}.json`);

const check = (name) => whole(name, [`check:${name}`]);

/** Writes the packages as they are published, where it would meet another that does: one goes after the other. */
const packing = (part) => ({ ...part, packs: true });
let packed = Promise.resolve();

/** What needs no browser goes on while one is looked for, or installed. */
const withoutBrowser = [
  ...halves("web", "@toran/web"),
  ...["format", "lint", "boundaries"].map(check),
];
/** Two at a time: each is content with little more than one processor, and measures no time. The longest begins. */
const besideEachOther = [
  ...withoutBrowser,
  packing(whole("build", ["build"])),
  ...["dead", "types", "endpoints"].map(check),
  packing(playwright("consumers", "@toran/e2e", "consumers")),
  vitest("contract", "@toran/contract"),
  vitest("api-client", "@toran/api-client"),
  packing(whole("ui-size", ["--filter", "@toran/bench", "ui-size"])),
  vitest("scripts", "toran"),
];
/** One after the other: each uses every processor, and a test that measures time must not meet a crowd. */
const alone = [
  vitest("server", "@toran/server", "--project=!crash"),
  vitest("ui", "@toran/ui"),
  vitest("web-stories", "@toran/web", "--config=vitest.stories.config.ts"),
  vitest("resume", "@toran/resume-templates"),
  playwright("e2e", "@toran/e2e", "test"),
];
/** Two at a time again: taking pictures, and waiting for servers that are killed, leave a third of the processors idle. */
const besidePictures = [
  playwright("visual", "@toran/ui", "visual"),
  playwright("firefox", "@toran/e2e", "firefox"),
  { ...vitest("server-crash", "@toran/server", "--project=crash"), of: "server" },
];

/** One line that still tells what failed where the log itself is cut: what was looked for stands below what failed. */
function faultLine(file, title, message = "", line = "") {
  const told = stripVTControlCharacters(message)
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean);
  return `${basename(file)}${line && `:${line}`}: ${title}: ${told.slice(0, 4).join(" ").slice(0, 400)}`;
}

function countVitest(name) {
  const report = JSON.parse(readFileSync(reportOf(name), "utf8"));
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.length,
  );
  const faults = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => faultLine(file, fullName, failureMessages[0])),
  );
  faults.push(...broken.map((file) => faultLine(file.name, "could not be read", file.message)));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    faults,
  };
}

function countPlaywright(name) {
  const { stats, suites } = JSON.parse(readFileSync(reportOf(name), "utf8"));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    faults: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
      .map(({ file, title, tests }) => {
        const broken = tests.flatMap(({ results }) => results).find(({ error }) => error);
        const { message, location } = broken?.error ?? {};
        return faultLine(file, title, message, location?.line) + pageOf(broken);
      }),
  };
}

/** What the page held as a test broke, as far as a log has room for it: its beginning and its end. */
function pageOf({ attachments = [] } = {}) {
  const { path } = attachments.find(({ name }) => name === "error-context") ?? {};
  if (!path) return "";
  const [, page = ""] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, "utf8")) ?? [];
  const [head, ...rest] = page.replaceAll(/\n\s*- \/url: .*/g, "").split("\n- main");
  const shown = rest.length ? `- main${rest.join("\n- main")}` : head;
  return `\n${shown.length > 2000 ? `${shown.slice(0, 1400)}\n…\n${shown.slice(-600)}` : shown}`;
}

/** What a runner says went wrong outside of its tests, such as an error that nobody caught. */
function besideTests(log) {
  const lines = stripVTControlCharacters(readFileSync(log, "utf8")).split("\n");
  const told = lines.filter((line) => line.trim());
  const at = told.findIndex((line) => line.includes("Unhandled"));
  const few = at < 0 ? told.slice(-6) : told.slice(at, at + 8);
  return few.join(" ").slice(0, 600);
}

function run({ name, args, count }, env) {
  const log = join(folder, `${name}.log`);
  const file = openSync(log, "w");
  const started = performance.now();
  return new Promise((settle) => {
    const child = spawn(pnpm.command, [...pnpm.first, ...args], {
      stdio: ["ignore", file, file],
      env,
    });
    child.on("close", (code) => {
      closeSync(file);
      settle(result(code));
    });
  });

  function result(code) {
    const counted = { name, ...tally(code) };
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`);
    if (counted.failed) console.log(readFileSync(log, "utf8").split("\n").slice(-200).join("\n"));
    return counted;
  }

  function tally(code) {
    try {
      const counted = count(name, code);
      // A runner that fails although all its tests passed has failed all the same.
      if (code === 0 || counted.failed) return counted;
      return { ...counted, failed: 1, faults: [`${name}: ${besideTests(log)}`] };
    } catch {
      return { passed: 0, failed: 1 };
    }
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const env = {
  ...process.env,
  CI: process.env.CI ?? "true",
  // Without one a browser cannot name a file that is not in English.
  LANG: process.env.LANG ?? "C.UTF-8",
  REPORTS: folder,
};
/** One after the other: a system installs one thing at a time. Tells whether there is a Firefox. */
async function findBrowsers() {
  env.CHROMIUM_PATH = await findChromium();
  const firefox = last.some(({ name }) => name === "firefox") && (await findFirefox());
  if (firefox) env.FIREFOX_PATH = firefox;
  return Boolean(firefox);
}
const wanted = (parts) => parts.filter(({ name, of = name }) => !only.length || only.includes(of));
const [first, oneAtATime, last] = [besideEachOther, alone, besidePictures].map(wanted);
const started = performance.now();
const browsers = findBrowsers();
// Told where it is waited for.
browsers.catch(() => undefined);
const counts = [];
async function runAll(parts) {
  for (let part = parts.shift(); part; part = parts.shift()) {
    if (!withoutBrowser.includes(part)) await browsers;
    const result = part.packs ? packed.then(() => run(part, env)) : run(part, env);
    if (part.packs) packed = result;
    counts.push(await result);
  }
}
await Promise.all([runAll(first), runAll(first)]);
const firefox = last.findIndex(({ name }) => name === "firefox");
if (!(await browsers) && firefox >= 0) {
  console.log(
    "There is no Firefox here and none can be installed: what is asked of it is not asked.",
  );
  last.splice(firefox, 1);
}
await runAll(oneAtATime);
await Promise.all([runAll(last), runAll(last)]);
const sum = counts.reduce(
  (all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }),
  {
    passed: 0,
    failed: 0,
  },
);
// The log of a part is long; what failed in all of them is said once more, together.
for (const { name, failed, faults = [] } of counts)
  if (failed) for (const fault of faults.length ? faults : [name]) console.log(`failed: ${fault}`);
console.log(`all of it took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed || !sum.passed ? 1 : 0;
