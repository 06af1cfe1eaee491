import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { serve } from "./serve";

const start = promisify(execFile);

const folder = () => join(process.env.CONSUMERS!, "resume");
/** Runs a command of the consumer's own dependencies. */
const run = (file: string, ...args: string[]) =>
  start(process.execPath, [join("node_modules", file), ...args], { cwd: folder() });

test.describe("a project that knows nothing but the résumé templates", () => {
  let served: Awaited<ReturnType<typeof serve>>;

  test.beforeAll(async () => {
    await run("vite/bin/vite.js", "build");
    served = await serve(join(folder(), "dist"));
  });
  test.afterAll(() => served.stop());

  test("is sound in its types", async () => {
    await run("typescript/bin/tsc", "-p", ".");
  });

  test("has a chunk for each template, fetched with the template", () => {
    const files = readdirSync(join(folder(), "dist", "assets"));
    for (const id of ["plain", "editorial", "maker", "evidence"])
      expect(files.filter((file) => file.startsWith(`${id}-`))).toHaveLength(1);
  });

  test("shows pages in the package's own faces, and writes them as a PDF and for Word", async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (said) => {
      if (said.type() !== "log") complaints.push(said.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("response", (reply) => {
      if (!reply.ok()) complaints.push(`${reply.status()} ${reply.url()}`);
    });
    await page.goto(served.address);
    const name = page.getByRole("heading", { level: 1, name: "Farida Shaikh (फ़रीदा)" });
    const sheet = page.getByRole("region", { name: "पृष्ठ 1 / 1" });
    await expect(name).toHaveCSS("font-family", /^(")?tr-jetbrains-mono/);
    await expect(sheet).toHaveCSS("width", /^793\.\d+px$/);
    await expect(page.getByRole("img", { name: "https://veena.example" })).toBeVisible();
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    expect(faces).toContain("tr-jetbrains-mono");
    expect(faces).toContain("tr-noto-sans-devanagari");
    // Of a face in slices, those in use: kana and signs, and one character, each in two weights.
    expect(faces.filter((family) => family === "tr-noto-sans-jp")).toHaveLength(6);

    await page.getByRole("button", { name: "PDF" }).click();
    await expect(page.getByRole("status")).toHaveText("%PDF-");
    await page.getByRole("button", { name: "Word" }).click();
    await expect(page.getByRole("status")).toHaveText("PK");

    await page.getByLabel("Template").selectOption("editorial");
    await expect(name).toHaveCSS("font-family", /^(")?tr-fraunces/);
    await expect(name).toHaveCSS("color", "rgb(255, 255, 255)");
    expect(complaints).toEqual([]);
  });
});
