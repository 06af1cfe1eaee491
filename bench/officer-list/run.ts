import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { classOf } from "../students/class-of";
import { embedded } from "../students/databases";
import { newOfficer, signedIn } from "../students/questions";

const many = Number(process.env.STUDENTS ?? 100_000);
const rounds = Number(process.env.ROUNDS ?? 12);
const frames = Number(process.env.FRAMES ?? 240);
const port = 4197;

const storage = embedded();
const env = { ...storage.env, TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign" };
const empty = await startServer(port, env);
const officer = await newOfficer(empty.address);
await empty.stop();
await storage.run(classOf(officer.collegeId, many));
const server = await startServer(port, env);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});

/** What the watcher keeps in the page. */
interface Watched {
  sorting: (title: string) => Promise<number>;
  choosing: (label: string, value: string) => Promise<number>;
  passing: (selector: string, frames: number) => Promise<number[]>;
  standStill: () => void;
}
const sorting = (page: Page, title: string) =>
  page.evaluate((wanted) => (window as unknown as Watched).sorting(wanted), title);
const choosing = (page: Page, label: string, value: string) =>
  page.evaluate(([by, wanted]) => (window as unknown as Watched).choosing(by, wanted), [
    label,
    value,
  ] as const);
const passing = (page: Page, selector: string) =>
  page.evaluate(([at, wanted]) => (window as unknown as Watched).passing(at, wanted), [
    selector,
    frames,
  ] as const);

const share = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;

/** What an officer does to the list; each act brings other rows than were there. */
const acts: [what: string, act: (page: Page) => Promise<number>][] = [
  ["filter: batch of 2027", (page) => choosing(page, "Batch", "2027")],
  ["filter: batch of 2026", (page) => choosing(page, "Batch", "2026")],
  ["filter taken off", (page) => choosing(page, "Batch", "")],
  ["sort by CGPA", (page) => sorting(page, "CGPA")],
  ["sort by name", (page) => sorting(page, "Student")],
];

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
  const { authorization } = await signedIn(server.address, officer);
  const token = authorization.replace("Bearer ", "");
  const kept = {
    version: 1,
    isAuth: true,
    role: "PLACEMENT_OFFICER",
    token,
    sessionExpired: false,
    mode: "DASHBOARD",
  };
  await page.goto(`${server.address}/mark.svg`);
  await page.evaluate(
    ([auth, root]) => {
      localStorage.setItem("auth_token", auth!);
      localStorage.setItem("root", root!);
    },
    [token, JSON.stringify(kept)],
  );
  await page.goto(`${server.address}/po/students`);
  await page.waitForSelector("[role=grid] [data-place]");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Add filter" }).click();
  const times = new Map<string, number[]>(acts.map(([what]) => [what, []]));
  // The first round fetches and compiles what later ones have at hand.
  for (let round = -1; round < rounds; round++)
    for (const [what, act] of acts) {
      // The next act waits until those who match are counted, as an officer reads before acting again.
      const counted = page.waitForResponse((reply) => reply.url().includes("count=true"));
      const took = await act(page);
      if (round >= 0) times.get(what)?.push(took);
      await counted;
    }
  await page.keyboard.press("Escape");
  const listed = await passing(page, "[data-scroller]");
  await page.evaluate(() => (window as unknown as Watched).standStill());
  const still = await passing(page, "#still");
  const size = many.toLocaleString("en");
  printTable(
    `The officer's list of ${size} students, embedded, act to painted rows, ${rounds} rounds`,
    [...times].map(([what, all]) => ({
      what,
      "p50 ms": share(all, 0.5),
      "p95 ms": share(all, 0.95),
      budget: 150,
    })),
  );
  printTable(`Scrolled by 160 pixels a frame, ${frames} frames`, [
    {
      what: "the list, windows coming from the server",
      "p50 ms": share(listed, 0.5),
      "p95 ms": share(listed, 0.95),
      "p95 / still": share(listed, 0.95) / share(still, 0.95),
    },
    {
      what: "fifty of its rows in a page where nothing works",
      "p50 ms": share(still, 0.5),
      "p95 ms": share(still, 0.95),
      "p95 / still": 1,
    },
  ]);
} finally {
  await browser.close();
  await server.stop();
  await storage.remove();
}
