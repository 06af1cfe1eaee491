import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures/people";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

const box = (name: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
};

/** An MP4 that says how long it plays. */
function mp4(seconds: number) {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(seconds * 1000, 16);
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\u0002\0isomiso2mp41", "latin1")),
    box("moov", box("mvhd", mvhd)),
  ]);
}

/** Fills a profile with a word of its own for each thing that can be switched. */
async function fill(request: APIRequestContext, { accessToken, user }: Person) {
  const send = async (method: "POST" | "PUT", path: string, multipart: Record<string, Sent>) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const reply = await request.fetch(`/api/v1/student${path}`, { method, headers, multipart });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { data: { key?: string; file?: { key: string } } }).data;
  };
  await send("PUT", "/user-data", {
    headline: "MARK-HEADLINE",
    about: "MARK-ABOUT",
    city: "MARK-CITY",
    state: "MARK-STATE",
    linkedinUrl: "https://linkedin.example/MARK-LINK",
    phone: "+919812300000",
    dateOfBirth: "2004-03-29",
  });
  const picture = await send("PUT", "/profile", {
    picture: { name: "me.png", mimeType: "image/png", buffer: png },
  });
  const video = await send("POST", "/video", {
    seconds: "58",
    file: { name: "me.mp4", mimeType: "video/mp4", buffer: mp4(58) },
  });
  const school = await send("POST", "/education-info", {
    kind: "SCHOOL",
    institution: "MARK-SCHOOL",
    score: "61.7",
    scoreScale: "100",
    file: { name: "MARK-SHEET.pdf", mimeType: "application/pdf", buffer: pdf },
  });
  await send("POST", "/project", { title: "MARK-PROJECT", startMonth: "2025-01" });
  return {
    "Profile picture": [picture.key ?? ""],
    "What you wrote about yourself": ["MARK-ABOUT"],
    "LinkedIn, GitHub and website": ["MARK-LINK"],
    "Video résumé": [video.file?.key ?? ""],
    Email: [user.email],
    "Mobile number": ["+919812300000"],
    "Date of birth": ["2004-03-29"],
    "City, state and country": ["MARK-CITY", "MARK-STATE"],
    "Marks and CGPA": ["61.7"],
    "Mark sheets and certificates": ["MARK-SHEET", school.file?.key ?? ""],
  };
}
type Sent = string | { name: string; mimeType: string; buffer: Buffer };

const settings = "/student/public-profile";
const saved = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.url().endsWith("/visibility") && reply.request().method() === "PUT",
  );

async function flip(page: Page, name: string, on: boolean) {
  const answered = saved(page);
  await page.getByRole("switch", { name, exact: true }).setChecked(on);
  expect((await answered).ok()).toBe(true);
}

async function showTo(page: Page, level: string) {
  await page.getByRole("radio", { name: level, exact: true }).check();
  const answered = saved(page);
  await page
    .getByRole("button", { name: /^(Publish|Save|Take the page back)/ })
    .last()
    .click();
  expect((await answered).ok()).toBe(true);
}

/** What somebody is answered, of whom nothing is known. */
const reads = (stranger: Page) => async (path: string) => {
  const reply = await stranger.request.get(path);
  return { status: reply.status(), text: await reply.text() };
};

async function addressOf(page: Page) {
  const field = page.getByRole("textbox", { name: "Your address" });
  await expect(field).not.toHaveValue("");
  return `/profile/${await field.inputValue()}`;
}

test("69, 70: a stranger reads exactly what a student has published: every switch opens its own thing and nothing else", async ({
  page,
  another,
  enterAs,
}) => {
  test.slow();
  const marks = await fill(page.request, await enterAs("student-ready"));
  const all = Object.entries(marks);
  await page.goto(settings);
  await showTo(page, "Anyone with the link");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const address = await addressOf(page);
  const read = reads(await another());
  const names = Object.keys(marks);
  for (const name of [...names, "Résumé"]) {
    const one = page.getByRole("switch", { name, exact: true });
    if (await one.isChecked()) await flip(page, name, false);
  }

  const bare = await read(address);
  expect(bare.status).toBe(200);
  for (const [, words] of all) for (const word of words) expect(bare.text).not.toContain(word);
  for (const word of ["MARK-HEADLINE", "MARK-SCHOOL", "MARK-PROJECT"])
    expect(bare.text).toContain(word);

  for (const [name, own] of all) {
    await flip(page, name, true);
    const { text } = await read(address);
    for (const word of own) expect(text, `${name} is on`).toContain(word);
    const others = all.filter(([other]) => other !== name).flatMap(([, words]) => words);
    for (const word of others) expect(text, `only ${name} is on`).not.toContain(word);
    await flip(page, name, false);
  }

  await flip(page, "Projects", false);
  expect((await read(address)).text).not.toContain("MARK-PROJECT");
});

const levels = [
  ["Your college", ["College"]],
  ["Your college and its companies", ["College", "Company"]],
  ["Anyone with the link", ["College", "Company", "Stranger"]],
  ["Only you", []],
] as const;

test("69: at each level just those find the page for whom it is meant, and to a stranger a closed one was never there", async ({
  page,
  another,
  enterAs,
}) => {
  test.slow();
  await enterAs("student-ready");
  const read = reads(await another());
  const nowhere = await read("/profile/nobody-has-this-one");
  for (const [level, seenBy] of levels) {
    await page.goto(settings);
    await expect(page.getByRole("radio", { name: level, exact: true })).toBeVisible();
    await showTo(page, level);
    const address = await addressOf(page);
    const seen: readonly string[] = seenBy;
    const found = await read(address);
    if (seen.includes("Stranger")) expect(found.status).toBe(200);
    else expect(found).toEqual(nowhere);

    await page.getByRole("link", { name: "Preview" }).click();
    for (const viewer of ["Stranger", "College", "Company"]) {
      await page.getByRole("radio", { name: viewer, exact: true }).check();
      const gone = page.getByText("No page for them");
      await expect(page.getByText("This page is shared by its owner")).toBeVisible();
      await expect(gone).toHaveCount(seen.includes(viewer) ? 0 : 1);
    }
  }
});

test("a page that was published is opened by a stranger, its owner sees that somebody came, and takes it back", async ({
  page,
  another,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(settings);
  await expect(page.getByText("Not published")).toBeVisible();
  await showTo(page, "Anyone with the link");
  const address = await addressOf(page);

  const visitor = await another();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText("Saathi, live bus times for hill towns")).toBeVisible();
  await expect(visitor.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

  await page.getByRole("link", { name: "Who looked" }).click();
  await expect(page.getByText(/Somebody with the link\s+opened your profile/)).toBeVisible();

  await page.goto(settings);
  await showTo(page, "Only you");
  await expect(page.getByText("Not published")).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
});

const onPaper = (headings: Element[]) =>
  headings.map((heading) => {
    const over = heading.parentElement ?? heading;
    return [getComputedStyle(heading).breakAfter, getComputedStyle(over).display].join(" ");
  });

test("on paper the headings of a profile go with what they are over, and no empty player is drawn", async ({
  page,
  another,
  enterAs,
}) => {
  const student = await enterAs("student-ready");
  await fill(page.request, student);
  await page.goto(settings);
  await showTo(page, "Anyone with the link");
  const visitor = await another();
  await visitor.goto(await addressOf(page));
  await expect(visitor.locator("video")).toBeVisible();
  await visitor.emulateMedia({ media: "print" });
  await expect(visitor.locator("video")).toBeHidden();
  const headings = visitor.locator("main section > h2:visible");
  // What the server drew gives way to the same once the page's own script has come, and has no style any more.
  await expect
    .poll(async () => new Set(await headings.evaluateAll(onPaper)))
    .toEqual(new Set(["avoid block"]));
});

test("an address is chosen while it is typed, and the one before leads on to it", async ({
  page,
  another,
  enterAs,
}) => {
  await enterAs("student-published");
  await page.goto(settings);
  const before = await addressOf(page);
  const field = page.getByRole("textbox", { name: "Your address" });
  await field.fill("admin");
  await expect(page.getByText("That address is kept for Toran itself.").first()).toBeVisible();
  const wish = `journey-${Date.now()}`;
  await field.fill(wish);
  await expect(page.getByText(`/profile/${wish} is free.`).first()).toBeVisible();
  await page.getByRole("button", { name: /^Save address/ }).click();
  await expect(page.getByText(new RegExp(`/profile/${wish}$`)).first()).toBeVisible();

  const visitor = await another();
  await visitor.goto(before);
  await expect(visitor).toHaveURL(`/profile/${wish}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
});
