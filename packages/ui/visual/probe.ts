import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";

const require = createRequire(import.meta.url);
const faces = dirname(require.resolve("@fontsource-variable/anek-latin/package.json"));
const face = readFileSync(join(faces, "files", "anek-latin-latin-standard-normal.woff2"));

// What machines draw differently: the edges of letters and corners, shades, shadows, and the faces
// that stand in for letters that ours does not have.
const page = `<!doctype html>
<style>
  @font-face { font-family: Probe; font-weight: 100 800; font-stretch: 75% 125%;
    src: url(data:font/woff2;base64,${face.toString("base64")}); }
  body { margin: 16px; font: 14px/20px Probe, ui-sans-serif, system-ui, sans-serif; }
  h1 { font-size: 30px; font-stretch: 112%; font-weight: 600; }
  div { width: 181px; height: 34px; margin: 8px 0; border: 1px solid oklch(0.835 0.007 95); border-radius: 7px;
    background: linear-gradient(90deg, oklch(0.46 0.165 266), oklch(0.82 0.15 78)); box-shadow: 0 8px 24px -6px #0006; }
</style>
<h1>Lantern over the door</h1>
<p>Hamburgefonstiv 0123456789 <b>Half past nine</b> <i>in the evening</i></p>
<p>→ ← ⌘ ↵ ✓ ₹ é</p>
<div></div>
<svg width="60" height="60"><circle cx="30.3" cy="29.6" r="22.5" fill="teal" /></svg>`;

/** A page that owes nothing to the design system, as a picture. */
export async function drawProbe(browser: Browser) {
  const tab = await browser.newPage({ viewport: { width: 480, height: 320 } });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  return tab.screenshot();
}
