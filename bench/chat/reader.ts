import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";

/** Opens the conversation in a browser, and tells when a text is shown there. */
export async function openReader(address: string, id: string) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/hr/login`);
  await page.getByRole("textbox", { name: /email/i }).fill("vikram@kestrel.example");
  await page.getByLabel("Password", { exact: true }).fill("lantern-over-the-door");
  await page.getByRole("button", { name: /^log in/i }).click();
  await page.waitForURL("**/hr/home");
  await page.goto(`${address}/hr/chat/${id}`);
  await page.getByRole("log").waitFor();
  const waiting = new Map<string, (moment: number) => void>();
  await page.exposeFunction("tellShown", (text: string, moment: number) =>
    waiting.get(text)?.(moment),
  );
  await page.evaluate(readFileSync(join(import.meta.dirname, "watch.js"), "utf8"));
  return {
    seen: (text: string) => new Promise<number>((shown) => waiting.set(text, shown)),
    close: () => browser.close(),
  };
}
