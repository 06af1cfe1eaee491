import {
  address,
  enterAs,
  expect,
  goBack,
  password,
  pathNow,
  pathOf,
  person,
  press,
  rest,
  says,
  test,
  words,
  write,
} from "./tabs";

const home = { student: "/student/skills", po: "/po/home", hr: "/hr/home" };
const over = "Please login again to continue.";

test("22: a code can be pasted, and the field asks the browser for it", async ({
  fox: { page },
}) => {
  const email = `firefox.${Date.now()}@journey.example`;
  await page.goto(`${address}/hr/register`);
  await write(page, "firstName", "Vikram");
  await write(page, "email", email);
  await write(page, "phone", "9840012345");
  await page.keyboard.press("Enter");
  const field = await page.waitForSelector("input[autocomplete=one-time-code]");
  let code: string | undefined;
  await expect
    .poll(async () => {
      const reply = await fetch(`${address}/dev/outbox`, {
        headers: { accept: "application/json" },
      });
      const letters = (await reply.json()) as { to: string; text: string }[];
      code = letters.find(({ to }) => to.includes(email))?.text.match(/\b\d{6}\b/)?.[0];
      return code;
    })
    .toBeDefined();
  await field!.focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement!.dispatchEvent(paste);
  }, code!);
  await page.keyboard.type(code!);
  await expect.poll(() => pathOf(page)).toBe("/hr/create-password");
});

test("35: five tabs whose token runs out at once refresh once", async ({
  fox: { context, page },
}) => {
  const { accessToken } = await enterAs(page, "hr-ready");
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  let refreshed = 0;
  for (const tab of tabs) {
    tab.on("request", (request) => request.url().endsWith("/refresh-token") && refreshed++);
    // The sidebar counts a moment after the page has come.
    const counted = tab.waitForResponse((reply) => reply.url().endsWith("/jobs?limit=1"));
    await tab.goto(address + home.hr);
    await says(tab, /Welcome/);
    await counted;
    // A refresh that an unfinished answer begins would be cut off by the reload and made again.
    await tab.waitForNetworkIdle({ concurrency: 1 });
  }
  await fetch(`${address}/dev/expire`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ accessToken }),
  });
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await says(tab, /Welcome, /);
  expect(refreshed).toBe(1);
});

test("36: without locks between tabs nobody is logged out", async ({ fox: { context, page } }) => {
  const { accessToken } = await enterAs(page, "officer-ready");
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, "locks", { value: undefined }),
    );
    await tab.goto(address + home.po);
    await says(tab, /Good \w+, /);
  }
  await fetch(`${address}/dev/expire`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ accessToken }),
  });
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await says(tab, /Good \w+, /);
    expect(await words(tab)).not.toContain(over);
  }
});

test("44: a sign-in of another person in another tab ends the session of the first", async ({
  fox: { context, page },
}) => {
  await enterAs(page, "student-ready");
  await page.goto(address + home.student);
  await says(page, /Welcome/);
  const other = await context.newPage();
  await enterAs(other, "officer-ready");
  await says(page, over);
});

test("45: two tabs log out together", async ({ fox: { context, page } }) => {
  await enterAs(page, "hr-ready");
  await page.goto(address + home.hr);
  await says(page, /Welcome/);
  const other = await context.newPage();
  await other.goto(address + home.hr);
  await says(other, /Welcome/);
  await other.goto(`${address}/hr/logout`);
  await says(other, "You are logged out");
  await expect.poll(() => pathOf(page)).toBe("/hr/login");
  expect(await words(page)).not.toContain("Welcome,");
});

for (const broken of [
  "{",
  '{"version":0}',
  '{"version":1,"isAuth":true,"role":"DEAN"}',
  "x".repeat(5000),
]) {
  test(`50: kept state of ${broken.length} characters that cannot be used starts signed out (${broken.slice(0, 12)})`, async ({
    fox: { page },
  }) => {
    await page.evaluateOnNewDocument((text) => localStorage.setItem("root", text), broken);
    await page.goto(address + home.po);
    await expect.poll(() => pathOf(page)).toBe("/po/login");
    await page.waitForSelector("input[name=email]");
  });
}

test("164: a screen whose code is missing leads to an error screen with a way out", async ({
  fox: { page },
}) => {
  await enterAs(page, "officer-ready");
  await page.goto(address + home.po);
  await says(page, /Good \w+, /);
  let missing = true;
  await page.setRequestInterception(true);
  page.on("request", (request) =>
    missing && request.url().includes("/assets/plan-price-screen")
      ? void request.respond({ status: 404, contentType: "text/html", body: "<html></html>" })
      : void request.continue(),
  );
  await press(page, "Plan and billing");
  await says(page, "This page did not load");
  missing = false;
  await press(page, "Load it again");
  await says(page, "Plan and billing");
});

for (const [number, how, forbid] of [
  [
    "166",
    "storage that is forbidden",
    () => {
      for (const name of ["getItem", "setItem", "removeItem"] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException("denied", "SecurityError");
        };
      }
    },
  ],
  [
    "36",
    "a browser without locks",
    () => Object.defineProperty(navigator, "locks", { value: undefined }),
  ],
] as const) {
  test(`${number}: ${how} does not keep anybody from logging in`, async ({ fox: { page } }) => {
    const { user } = await person(page, "student-ready");
    await page.evaluateOnNewDocument(forbid);
    await page.goto(`${address}/student/login`);
    await write(page, "email", user.email);
    await write(page, "password", password);
    await page.keyboard.press("Enter");
    await says(page, /Welcome/);
  });
}

test("167: a browser that blocks cookies is told on the log-in page", async ({ fox: { page } }) => {
  const { user } = await person(page, "student-ready");
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  await page.goto(`${address}/student/login`);
  await write(page, "email", user.email);
  await write(page, "password", password);
  await page.keyboard.press("Enter");
  await says(page, "blocks cookies");
  expect(pathOf(page)).toBe("/student/login");
});

for (const [how, rested] of [
  ["is loaded anew", false],
  ["was put aside whole", true],
] as const) {
  test(`168: going back after logging out to a home that ${how} shows nothing private`, async ({
    fox: { page },
  }) => {
    await enterAs(page, "hr-ready");
    await page.goto(address + home.hr);
    await says(page, /Welcome/);
    if (rested) await rest(page);
    await page.goto(`${address}/hr/logout`);
    await says(page, "You are logged out");
    await goBack(page);
    await says(page, "Log in to");
    expect(await pathNow(page)).toBe("/hr/login");
    expect(await words(page)).not.toContain("Welcome,");
  });
}

test("168: going back to a log-in page that was put aside leads who logged in meanwhile to their home", async ({
  fox: { page },
}) => {
  await page.goto(`${address}/hr/login`);
  await says(page, "Log in to");
  await rest(page);
  await enterAs(page, "hr-ready");
  await goBack(page);
  await says(page, /Welcome, /);
  expect(await pathNow(page)).toBe(home.hr);
});

test("194: a student registers by the keyboard alone", async ({ fox: { page } }) => {
  await page.goto(`${address}/student/register`);
  await page.waitForSelector("input[name=email]");
  const reach = async (name: string) => {
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press("Tab");
      if (
        await page.evaluate(
          (wanted) => (document.activeElement as HTMLInputElement)?.name === wanted,
          name,
        )
      )
        return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await reach("firstName");
  await page.keyboard.type("Zoya");
  await reach("email");
  await page.keyboard.type(`zoya.${Date.now()}@firefox.example`);
  await reach("password");
  await page.keyboard.type("a lantern over every door");
  await page.keyboard.press("Enter");
  await says(page, "Check your mail");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("autocomplete")))
    .toBe("one-time-code");
});
