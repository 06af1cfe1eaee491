import type { Page } from "@playwright/test";
import { logOut } from "./fixtures/doors";
import { payloads } from "./fixtures/payloads";
import { expect, type Person, test } from "./fixtures/people";
import { watch } from "./fixtures/watch";

const root = "/api/v1/student";

/** Saves as the page would, with the person's own token. */
function saver(page: Page, { accessToken }: Person) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return async (method: "post" | "put", path: string, data: Record<string, unknown>) => {
    const body = /^\/(project|achievement|experience|education-info)$/.test(path)
      ? { multipart: data as Record<string, string> }
      : { data };
    const reply = await page.request[method](root + path, { headers, ...body });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  };
}

test("181: forty hostile texts in every field of a portfolio are shown as text, to its owner and to a stranger", async ({
  page,
  another,
  enterAs,
}) => {
  const student = await enterAs("student-published");
  const save = saver(page, student);
  const description = payloads.join("\n");
  for (const [at, text] of payloads.entries()) {
    const title = `${at} ${text}`.replace("\t", " ").slice(0, 120);
    await save("post", "/project", { title, role: title.slice(0, 80), startMonth: "2025-01" });
    await save("post", "/experience", { title, organisation: title, startMonth: "2025-01" });
    await save("post", "/achievement", { title, issuer: title, month: "2025-02" });
    await save("post", "/additional", { title, description: text });
    await save("post", "/skills-criteria", {
      type: "SOFT",
      skill_name: title.slice(0, 80),
      level: "GOOD",
      criteria: text,
    });
  }
  await save("post", "/project", {
    title: "All of them",
    description: description.slice(0, 2000),
    startMonth: "2025-01",
  });
  const headers = { authorization: `Bearer ${student.accessToken}` };
  const reply = await page.request.get(`${root}/slug`, { headers });
  const { slug } = ((await reply.json()) as { data: { slug: string } }).data;

  const stranger = await another();
  const public_ = await watch(stranger);
  await stranger.goto(new URL(`/profile/${slug}`, page.url()).href);
  await expect(stranger.getByText("3 <img src=x onerror='pwned()'//").first()).toBeVisible();
  await stranger.waitForLoadState("networkidle");
  expect(public_).toEqual([]);

  const own = await watch(page);
  for (const path of ["/student/skills", "/student/edit/projects", "/student/edit/skills"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(own).toEqual([]);
});

test("184: what the server says about a wrong text is shown as text", async ({ page, enterAs }) => {
  await enterAs("officer-ready");
  const done = await watch(page);
  await page.route("**/widgets", (route) =>
    route.fulfill({ status: 400, json: { success: false, message: payloads[2] } }),
  );
  await page.goto("/po/home");
  await expect(page.getByText(payloads[2]).first()).toBeVisible();
  expect(done).toEqual([]);
});

for (const target of [
  "javascript:alert(1)",
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/hr/home",
]) {
  test(`191: a log-in page asked to lead to ${target} leads home`, async ({ page, enterAs }) => {
    const { user } = await enterAs("officer-ready");
    await logOut(page, "po");
    for (const name of ["next", "redirect", "returnTo", "url"]) {
      await page.goto(`/po/login?${name}=${encodeURIComponent(target)}`);
      await expect(page.getByLabel("Email")).toBeVisible();
    }
    await page.getByLabel("Email").fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill("lantern-over-the-door");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL("/po/home");
  });
}
