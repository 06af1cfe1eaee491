import { chromium } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { startServer } from "./measure/start-server";
const [, , list, out, width = "1440", theme = "light", scenario = "student-published"] = process.argv;
const server = await startServer(4199);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: +width, height: 900 }, colorScheme: theme as "light" });
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text().slice(0, 200)));
page.on("pageerror", (e) => console.log("error:", e.message));
let person: any;
if (scenario === "demo") {
  const r = await fetch(`${server.address}/api/auth/student/login`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "ananya.iyer@nilgiri.example", password: "lantern-over-the-door" }) });
  const d = (await r.json()).data; person = { role: "STUDENT", mode: d.mode, accessToken: d.accessToken };
} else person = await (await fetch(`${server.address}/dev/scenario`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: scenario }) })).json();
await page.goto(server.address + "/mark.svg");
await page.evaluate(([t, root]) => { localStorage.setItem("auth_token", t!); localStorage.setItem("root", root!); }, [person.accessToken, JSON.stringify({ version: 1, isAuth: true, role: person.role, token: person.accessToken, sessionExpired: false, mode: person.mode })]);
for (const path of list!.split(",")) {
  await page.goto(server.address + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/work/shots/${out}${path.replaceAll("/", "-")}-${width}-${theme}.png` });
}
await browser.close(); await server.stop();
