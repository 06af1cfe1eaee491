import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Locator, expect, test } from "@playwright/test";
import { serve } from "./serve";

const start = promisify(execFile);
const folderOf = (consumer: string) => join(process.env.CONSUMERS!, consumer);

/** Runs a command of the consumer's own dependencies. */
const run = (consumer: string, file: string, ...args: string[]) =>
  start(process.execPath, [join("node_modules", file), ...args], { cwd: folderOf(consumer) });

const look = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const themes = {
  light: {
    accent: "oklch(0.445 0.074 204)",
    lift: "oklch(1 0 0)",
    sheet: "oklch(0.993 0.002 95)",
    canvas: "oklch(0.957 0.004 95)",
  },
  dark: {
    accent: "oklch(0.765 0.095 196)",
    lift: "oklch(0.255 0.017 265)",
    sheet: "oklch(0.213 0.015 265)",
    canvas: "oklch(0.178 0.014 265)",
  },
};

for (const consumer of ["with-tailwind", "without-tailwind"]) {
  test.describe(`a project ${consumer.replace("-", " ")}`, () => {
    let served: Awaited<ReturnType<typeof serve>>;
    test.beforeAll(async () => {
      await run(consumer, "vite/bin/vite.js", "build");
      served = await serve(join(folderOf(consumer), "dist"));
    });
    test.afterAll(() => served.stop());

    test("is sound in its types", async () => {
      await run(consumer, "typescript/bin/tsc", "-p", ".");
    });

    for (const [theme, colours] of Object.entries(themes)) {
      test(`has the looks of the design system, in ${theme}`, async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (said) => {
          if (said.type() !== "log") complaints.push(said.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("requestfailed", (request) => complaints.push(request.url()));
        page.on("response", (reply) => {
          if (!reply.ok()) complaints.push(`${reply.status()} ${reply.url()}`);
        });
        await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
        await page.addInitScript((name) => {
          document.addEventListener("DOMContentLoaded", () => {
            document.documentElement.dataset.theme = name;
          });
        }, theme);
        await page.goto(served.address);

        const button = page.getByRole("button", { name: "Close the register" });
        await expect(button).toHaveCSS("background-color", colours.accent);
        await expect(button).toHaveCSS("border-radius", "7px");
        await expect(button).toHaveCSS("height", "34px");
        expect(await look(button, "font-family")).toContain("Anek");
        await expect(page.locator("body")).toHaveCSS("background-color", colours.canvas);
        const faces = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter((face) => face.status === "loaded").length;
        });
        expect(faces).toBeGreaterThan(0);

        const field = page.getByRole("textbox", { name: "Guest" });
        await expect(field).toHaveAccessibleDescription("As on the pass.");
        await expect(field.locator("..")).toHaveCSS("border-radius", "7px");
        await expect(field.locator("..")).toHaveCSS("background-color", colours.lift);

        const table = page.getByRole("grid", { name: "Guests" });
        await expect(table.getByRole("row", { name: /Joseph Kurian/ })).toHaveCSS("height", "40px");
        await expect(page.getByRole("region", { name: "Guests" })).toHaveCSS("height", "224px");

        const bars = page.locator(".recharts-bar-rectangle path");
        await expect(bars).toHaveCount(2);
        await expect(bars.first()).toHaveCSS("fill", colours.accent);

        await button.focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: "Close the register?" });
        await expect(dialog).toHaveCSS("border-radius", "14px");
        await expect(dialog).toHaveCSS("background-color", colours.lift);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();

        expect(complaints).toEqual([]);
      });
    }

    test("takes an accent and a face of its own in ten lines", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(served.address);
      await page.locator("html").evaluate((html) => {
        html.dataset.role = "house";
      });
      const button = page.getByRole("button", { name: "Close the register" });
      await expect(button).toHaveCSS("background-color", "oklch(0.46 0.11 150)");
      await expect(button).toHaveCSS("font-family", /^Georgia/);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(button).toHaveCSS("background-color", "oklch(0.77 0.11 150)");
    });
  });
}
