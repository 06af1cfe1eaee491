import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../measure/start-server";
import { median, printTable } from "../measure/table";
import { embedded } from "../students/databases";
import { applicants } from "./applicants";

const many = Number(process.env.APPLICANTS ?? 2_500);
const rounds = Number(process.env.ROUNDS ?? 7);
const moves = Number(process.env.MOVES ?? 8);
const slower = 4;
const port = 4196;
const title = "Graduate Software Engineer, Fleet";
const details = ".max-w-page.py-5";

const storage = embedded();
const env = { ...storage.env, DEMO: "true", TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough" };

interface Job {
  id: string;
  title: string;
  postings: { id: string; college: { id: string } }[];
}

/** What the watcher keeps in the page. */
interface Watched {
  keys: Map<number, number>;
  opening: (tab: string, wanted: string) => Promise<number>;
}

/** One of the invented people, signed in. */
async function hrOf(address: string) {
  const reply = await fetch(`${address}/api/auth/human-resource/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "vikram@kestrel.example", password: "lantern-over-the-door" }),
  });
  const { data } = (await reply.json()) as { data: { accessToken: string } };
  const ask = async <T>(path: string) => {
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const answer = await fetch(`${address}/api/v1/human-resource/${path}`, { headers });
    return ((await answer.json()) as { data: T }).data;
  };
  return { token: data.accessToken, ask };
}

/** How long it takes from a press on a tab until what it shows is painted. */
const opening = (page: Page, tab: string, wanted: string) =>
  page.evaluate(([name, look]) => (window as unknown as Watched).opening(name, look), [
    tab,
    wanted,
  ] as const);

/** Presses a key as a person does: the next one comes when this one is painted. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await painted(page);
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle))));

/** What the browser itself takes from a key to the next paint, as slowed as the board: nothing can be under it. */
async function keysOfBarePage(page: Page) {
  await page.goto("about:blank");
  await page.setContent("<button>Here</button>");
  await page.evaluate(() => {
    const button = document.querySelector("button")!;
    button.addEventListener("keydown", () => button.classList.toggle("over"));
    document.head.append(
      Object.assign(document.createElement("style"), {
        textContent: ".over { background: black; color: white }",
      }),
    );
    button.focus();
    (window as unknown as Watched).keys.clear();
  });
  for (let at = 0; at < moves * 3; at++) await press(page, "ArrowRight");
  return page.evaluate(() => [...(window as unknown as Watched).keys.values()]);
}

const ofKeys = (what: string, keys: number[]) => ({
  what,
  "p50 ms": median(keys),
  "slowest ms": Math.max(...keys),
});

const filling = await startServer(port, env);
const { ask } = await hrOf(filling.address);
const { items } = await ask<{ items: Job[] }>("jobs");
const found = items.find((each) => each.title === title);
if (!found) throw new Error(`There is no job called ${title}.`);
const { postings } = await ask<Job>(`jobs/${found.id}`);
await filling.stop();
await storage.run(applicants(postings[0]?.college.id ?? "", found.id, many));

const server = await startServer(port, env);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const path of ["../table/watch.js", "watch.js"])
    await page.addInitScript({ path: join(import.meta.dirname, path) });
  const { token } = await hrOf(server.address);
  await page.goto(`${server.address}/mark.svg`);
  const kept = {
    version: 1,
    isAuth: true,
    role: "HUMAN_RESOURCE",
    token,
    sessionExpired: false,
    mode: "DASHBOARD",
  };
  await page.evaluate(
    ([auth, root]) => {
      localStorage.setItem("auth_token", auth!);
      localStorage.setItem("root", root!);
    },
    [token, JSON.stringify(kept)],
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const board: number[] = [];
  const again: number[] = [];
  const beside: number[] = [];
  // The first page of all fetches and compiles what later ones have at hand.
  for (let round = -1; round < rounds; round++) {
    await page.goto(`${server.address}/hr/jobs/${found.id}?tab=details`);
    await page.waitForSelector(details);
    await page.waitForLoadState("networkidle");
    const first = await opening(page, "Pipeline", "[data-row]");
    const back = await opening(page, "Job details", details);
    const second = await opening(page, "Pipeline", "[data-row]");
    if (round < 0) continue;
    board.push(first);
    beside.push(back);
    again.push(second);
  }
  // The first move compiles what later ones have at hand, as the first page did.
  for (let at = -1; at < moves; at++) {
    const row = page.locator("[data-row]").first();
    const id = await row.getAttribute("data-row");
    await row.focus();
    // The next one begins when this one is written down, and the board has come anew.
    const settled = page.waitForResponse((reply) => reply.url().includes("/board"));
    for (const key of ["Space", "ArrowRight", "Space"]) await press(page, key);
    await settled;
    await page.waitForFunction((moved) => document.querySelector(`[data-row="${moved}"]`), id);
    await painted(page);
    if (at < 0) await page.evaluate(() => (window as unknown as Watched).keys.clear());
  }
  const keys = await page.evaluate(() => [...(window as unknown as Watched).keys.values()]);
  const rows = await page.locator("[data-row]").count();
  const bare = await keysOfBarePage(page);
  printTable(
    `A board with ${many.toLocaleString("en")} applicants, CPU slowed ${slower} times, ${rows} rows drawn`,
    [
      {
        what: "press on Job details, painted",
        "p50 ms": median(beside),
        "slowest ms": Math.max(...beside),
      },
      {
        what: "press on Pipeline for the first time, painted",
        "p50 ms": median(board),
        "slowest ms": Math.max(...board),
      },
      {
        what: "press on Pipeline once more, painted",
        "p50 ms": median(again),
        "slowest ms": Math.max(...again),
      },
      ...["picks up", "carries", "puts down"].map((does, at) =>
        ofKeys(
          `the key that ${does}, to the next paint, ${moves} moves`,
          keys.filter((_, place) => place % 3 === at),
        ),
      ),
      ofKeys("the same keys on a page of one button that turns over", bare),
    ],
  );
} finally {
  await browser.close();
  await server.stop();
  await storage.remove();
}
