import { logIn, logOut } from "./fixtures/doors";
import { expect, test } from "./fixtures/people";

test("an HR user who has not given an address is kept on that step", async ({ page, enterAs }) => {
  await enterAs("hr-at-company-address");
  await page.goto("/hr/settings/account");
  await expect(page).toHaveURL("/hr/company-address");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("47: another role's page leads to the not-authorised page", async ({ page, enterAs }) => {
  await enterAs("student-ready");
  await page.goto("/po/home");
  await expect(page).toHaveURL("/not-authorized");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("47: nothing private is drawn for a visitor who is not signed in", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  for (const area of ["student", "po", "hr"]) {
    await page.goto(area === "student" ? "/student/skills" : `/${area}/home`);
    await expect(page).toHaveURL(`/${area}/login`);
  }
  expect(calls).toEqual([]);
});

for (const [scenario, area, home] of [
  ["student-ready", "/student", "/student/skills"],
  ["officer-ready", "/po/", "/po/home"],
  ["hr-ready", "/hr", "/hr/home"],
] as const)
  test(`the bare address ${area} leads to its home`, async ({ pageOf }) => {
    const page = await pageOf(scenario);
    await page.goto(area);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

const inside = {
  student: [
    "/student/skills",
    "/student/document",
    "/student/template/plain",
    "/student/personal-info",
  ],
  po: ["/po/home", "/po/settings/security", "/po/plan-price", "/po/billing"],
  hr: ["/hr/home", "/hr/edit-profile", "/hr/settings/security", "/hr/company-info1"],
};
const visitors = [
  ["nobody", undefined],
  ["a student", "student"],
  ["an officer", "po"],
  ["an HR user", "hr"],
] as const;
const scenarioOf = { student: "student-ready", po: "officer-ready", hr: "hr-ready" };

for (const [name, own] of visitors) {
  test(`47: no frame of a foreign area is drawn for ${name}`, async ({ pageOf }) => {
    const page = await pageOf(own && scenarioOf[own]);
    // The words on the page, frame by frame.
    await page.addInitScript(() => {
      const frames = new Set<string>();
      Object.assign(window, { frames });
      const record = () => {
        if (document.body) frames.add(document.body.innerText);
        requestAnimationFrame(record);
      };
      record();
      new MutationObserver(() => document.body && frames.add(document.body.innerText)).observe(
        document,
        { childList: true, subtree: true, characterData: true },
      );
    });
    for (const [area, paths] of Object.entries(inside)) {
      if (area === own) continue;
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL(own ? "/not-authorized" : `/${area}/login`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const drawn = await page.evaluate(() => [
          ...(window as unknown as { frames: Set<string> }).frames,
        ]);
        expect(drawn.length).toBeGreaterThan(0);
        expect(drawn.filter((text) => /Log out|Save and|Settings|Step \d of/.test(text))).toEqual(
          [],
        );
      }
    }
  });
}

for (const [scenario, path] of [
  ["student-at-personal-doc", "/student/personal-doc"],
  ["student-at-education", "/student/academic-info"],
  ["officer-at-billing", "/po/billing"],
  ["officer-at-college-info", "/po/college-info"],
  ["officer-at-contact-info", "/po/contact-info"],
  ["hr-at-company-meta", "/hr/company-info2"],
  ["hr-at-company-address", "/hr/company-address"],
] as const) {
  test(`168: back, forward and reload keep ${path} where the mode is, and send nothing`, async ({
    pageOf,
  }) => {
    const page = await pageOf(scenario);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (/\/api\//.test(request.url()) && !/^(GET|HEAD)$/.test(request.method()))
        sent.push(`${request.method()} ${request.url()}`);
    });
    const area = path.split("/")[1]!;
    const stands = async () => {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("button", { name: /^Save and/ })).toBeVisible();
    };
    await page.goto(path);
    await stands();
    await page.reload();
    await stands();
    await page.goto(`/${area}/login`);
    await stands();
    await page.goBack();
    await stands();
    await page.goForward();
    await stands();
    expect(sent).toEqual([]);
  });
}

for (const [role, login] of [
  ["STUDENT", "/student/login"],
  ["PLACEMENT_OFFICER", "/po/login"],
  ["HUMAN_RESOURCE", "/hr/login"],
  ["DEAN", "/student/login"],
  [null, "/student/login"],
] as const) {
  test(`58: the root leads to ${login} when the stored role is ${role}`, async ({ page }) => {
    await page.addInitScript(
      (kept) =>
        localStorage.setItem(
          "root",
          JSON.stringify({ version: 1, isAuth: false, role: kept, mode: null }),
        ),
      role,
    );
    await page.goto("/");
    await expect(page).toHaveURL(login);
  });
}

test("56: a page asked for before signing in is opened after it", async ({ page, enterAs }) => {
  const { user } = await enterAs("officer-ready");
  await logOut(page, "po");
  await page.goto("/po/plan-price");
  await expect(page).toHaveURL("/po/login");
  await logIn(page, user.email);
  await expect(page).toHaveURL("/po/plan-price");
});

test("56: after signing in as another role, a foreign page that was asked for is not opened", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("hr-ready");
  await logOut(page, "hr");
  await page.goto("/po/plan-price");
  await page.getByRole("link", { name: "Company" }).click();
  await expect(page.getByRole("heading", { name: "Log in to campus hiring" })).toBeVisible();
  await logIn(page, user.email);
  await expect(page).toHaveURL("/hr/home");
});

test("an unknown page inside an area is told inside that area", async ({ page, enterAs }) => {
  await enterAs("hr-ready");
  await page.goto("/hr/no/such/page");
  await expect(page.getByRole("heading", { name: "There is no page here" })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/hr/home");
});

for (const [width, app] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`57: at ${width} px ${app ? "the product" : "the page of the app"} is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/student/login");
    await expect(
      page.getByRole("heading", { name: "Your placements, in your pocket" }),
    ).toBeVisible({ visible: !app });
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible({ visible: app });
  });
}

test("57: officers and HR users are told that new things are coming soon", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  for (const area of ["po", "hr"]) {
    await page.goto(`/${area}/login`);
    await expect(page.getByRole("heading", { name: "New things are coming soon" })).toBeVisible();
    await expect(page.getByRole("link", { name: /store|play/i })).toHaveCount(0);
  }
});

test("57: narrowing and widening the window changes the page without a reload", async ({
  page,
}) => {
  await page.goto("/po/login");
  await page.getByLabel("Email").waitFor();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole("heading", { name: "New things are coming soon" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
});

for (const broken of ["{", '{"version":0,"isAuth":true}', '{"version":2}', "x".repeat(1_000_000)]) {
  test(`50: kept state of ${broken.length} characters that cannot be used starts signed out (${broken.slice(0, 12)})`, async ({
    page,
  }) => {
    await page.addInitScript((text) => localStorage.setItem("root", text), broken);
    await page.goto("/student/skills");
    await expect(page).toHaveURL("/student/login");
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  });
}

test("the server answers 404 where the web app has no page, and 200 where it has one", async ({
  request,
}) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  for (const path of ["/nope", "/student/nope", "/po/nope/more", "/profile/nobody-here/resume"])
    expect(await statusOf(path), path).toBe(404);
  for (const path of ["/", "/student", "/hr/login", "/po/jobs/7", "/student/template/swiss"])
    expect(await statusOf(path), path).toBe(200);
});
