import type { Page } from "@playwright/test";
import { keepInBounds, wideWindow } from "./fixtures/bounds";
import { payloads } from "./fixtures/payloads";
import { expect, test } from "./fixtures/people";
import { watch } from "./fixtures/watch";

/** What each request of a page was, that was not for the page's own pictures and scripts. */
function calls(page: Page) {
  const made: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && !request.url().startsWith("data:"))
      made.push(`elsewhere: ${request.url()}`);
    else if (pathname.startsWith("/api/")) made.push(`${request.method()} ${pathname}`);
  });
  return made;
}

test("182: hostile texts in an imported file, and in its name, are shown as text before and after", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  const done = await watch(page);
  await page.goto("/student/import");
  const projects = payloads.map((text, at) => ({
    name: `${at} ${text.replace("\t", " ")}`.slice(0, 120),
    description: text,
    startDate: "2025-01",
  }));
  await page.locator("input[type=file]").setInputFiles({
    name: "<img src=x onerror=pwned()>.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ basics: { label: payloads[2] }, projects })),
  });
  await expect(page.getByText("3 <img src=x onerror='pwned()'//").first()).toBeVisible();
  await page.getByRole("button", { name: /^Take in/ }).click();
  await expect(page.getByText(/added/).first()).toBeVisible();
  await page.goto("/student/edit/projects");
  await expect(page.getByText("3 <img src=x onerror='pwned()'//").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(done).toEqual([]);
});

test("187: what stands in a profile makes a signed-in officer's browser call nothing", async ({
  page,
  another,
  enterAs,
}) => {
  const student = await enterAs("student-published");
  const headers = { authorization: `Bearer ${student.accessToken}` };
  const own = "/api/v1/placement-officer/todolist";
  for (const link of [own, "/po/logout"]) {
    const multipart = {
      title: `<img src="${link}"> ![](${link})`,
      description: `<form action="${link}" method="post"><script src="${link}"></script>${link}`,
      link: `https://saathi.example${link}`,
      startMonth: "2025-01",
    };
    const reply = await page.request.post("/api/v1/student/project", { headers, multipart });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const named = await page.request.get("/api/v1/student/slug", { headers });
  const { slug } = ((await named.json()) as { data: { slug: string } }).data;

  const visit = await another();
  await enterAs("officer-ready", visit);
  const made = calls(visit);
  await visit.goto(`/profile/${slug}`);
  await expect(visit.getByText(own).first()).toBeVisible();
  await visit.waitForLoadState("networkidle");
  // The application asks who is signed in; that and the profile itself is all.
  const usual = /^GET \/api\/v1\/(student\/|placement-officer\/profile$)/;
  expect(made.filter((call) => !usual.test(call))).toEqual([]);
  expect(await visit.evaluate(() => localStorage.getItem("auth_token"))).not.toBeNull();
});

test("189: names that pile marks up, hide some or turn their line around are cut, and hold the layout, as long words do", async ({
  page,
  another,
  enterAs,
}) => {
  const student = await enterAs("student-published");
  const headers = { authorization: `Bearer ${student.accessToken}` };
  const reply = await page.request.put("/api/v1/student/user-data", {
    headers,
    multipart: {
      firstName: `Z${"\u0301".repeat(10_000)}o\u200B\u200Be`,
      lastName: "\u202Egnp.exe",
      headline: `${"W".repeat(100)} \u2066right`,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { data } = (await reply.json()) as { data: { firstName: string; lastName: string } };
  // The first mark and its letter are one, as most keyboards write them.
  expect(data.firstName).toBe(`Z${"\u0301".repeat(6)}oe`.normalize("NFC"));
  expect(data.lastName).toBe("gnp.exe");

  const word = "W".repeat(60);
  const items: [path: string, item: Record<string, string>][] = [
    ["project", { title: word, role: word, startMonth: "2025-01" }],
    ["experience", { title: word, organisation: word, startMonth: "2025-01" }],
    ["education-info", { kind: "DEGREE", institution: word, course: word, startYear: "2020" }],
    ["achievement", { title: word, issuer: word, month: "2025-01" }],
  ];
  for (const [path, multipart] of items) {
    const added = await page.request.post(`/api/v1/student/${path}`, { headers, multipart });
    expect(added.ok(), await added.text()).toBe(true);
  }

  const named = await page.request.get("/api/v1/student/slug", { headers });
  const { slug } = ((await named.json()) as { data: { slug: string } }).data;
  const visitor = await another();
  await wideWindow(visitor);
  await visitor.goto(`/profile/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 }).locator("bdi")).toHaveText(/gnp\.exe/);
  await keepInBounds(visitor, "a profile with a hostile name");

  await wideWindow(page);
  await page.goto("/student/skills");
  await expect(page.getByText("gnp.exe").first()).toBeVisible();
  await keepInBounds(page, "a portfolio with a hostile name");
});
