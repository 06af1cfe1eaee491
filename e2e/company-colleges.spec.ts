import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/people";

type Enter = (scenario: string, on?: Page) => Promise<{ accessToken: string }>;

const po = "/api/v1/placement-officer";

/** An officer and an HR user, each in a browser of their own, of a college and a company that nobody else has. */
async function twoSides(officer: Page, hr: Page, enterAs: Enter) {
  const token = (await enterAs("officer-ready", officer)).accessToken;
  const hrToken = (await enterAs("hr-ready", hr)).accessToken;
  const mark = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const [college, company] = [`Ghat College ${mark}`, `Heron Works ${mark}`];
  const headers = { authorization: `Bearer ${token}` };
  const info = (await (await officer.request.get(`${po}/college-info`, { headers })).json()) as {
    data: Record<string, unknown>;
  };
  const kept = Object.fromEntries(Object.entries(info.data).filter(([, value]) => value !== null));
  const { id: _id, crest: _crest, ...sent } = kept;
  const named = await officer.request.post(`${po}/college-info`, {
    headers,
    data: { ...sent, name: college },
  });
  expect(named.ok(), await named.text()).toBe(true);
  const renamed = await hr.request.put("/api/v1/human-resource/company-dashboard-info", {
    headers: { authorization: `Bearer ${hrToken}` },
    data: { name: company },
  });
  expect(renamed.ok(), await renamed.text()).toBe(true);
  return { hr, college, company };
}

async function openCollege(hr: Page, college: string) {
  await hr.goto("/hr/colleges");
  await hr.getByRole("searchbox", { name: "Search colleges" }).fill(college);
  await expect(hr.getByText("1 match").first()).toBeVisible();
  await hr.getByRole("row", { name: new RegExp(college) }).click();
  await expect(hr.getByRole("heading", { level: 1, name: college })).toBeVisible();
}

async function ask(on: Page, message: string) {
  await on.getByRole("button", { name: "Ask to connect" }).click();
  const dialog = on.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Message/ }).fill(message);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();
}

test("a company finds a college and asks, is declined with a reason, asks once more, and is accepted, and nobody reloads", async ({
  another,
  page: officer,
  enterAs,
}) => {
  const hr = await another();
  const { college, company } = await twoSides(officer, hr, enterAs);
  await officer.goto("/po/companies?tab=requests");
  await expect(officer.getByText("Nobody waits for you")).toBeVisible();

  await openCollege(hr, college);
  await ask(hr, "We hire twelve engineers this year.");
  await expect(hr.getByText("You asked", { exact: true })).toBeVisible();
  await expect(officer.getByText("We hire twelve engineers this year.")).toBeVisible();

  await officer.getByRole("button", { name: `Decline ${company}` }).click();
  const declining = officer.getByRole("dialog");
  await declining.getByRole("combobox", { name: "Reason" }).selectOption("NOT_RELEVANT");
  await declining.getByRole("button", { name: "Decline" }).click();
  await expect(hr.getByText("Declined", { exact: true })).toBeVisible();
  await expect(hr.getByText("Not relevant for our students").first()).toBeVisible();
  await expect(hr.getByText("You can ask once more.")).toBeVisible();

  await ask(hr, "We hire civil engineers too.");
  await officer.getByRole("button", { name: `Accept ${company}` }).click();
  await expect(hr.getByText("Connected", { exact: true })).toBeVisible();
  await expect(hr.getByRole("heading", { name: "What you may do" })).toBeVisible();
});

test("two requests that cross are one connection", async ({ another, page: officer, enterAs }) => {
  const hr = await another();
  const { college, company } = await twoSides(officer, hr, enterAs);
  await openCollege(hr, college);
  await hr.getByRole("button", { name: "Ask to connect" }).click();
  const dialog = hr.getByRole("dialog");

  await officer.goto("/po/companies");
  await officer.getByRole("searchbox", { name: "Search companies" }).fill(company);
  await expect(officer.getByText("1 match").first()).toBeVisible();
  await officer.getByRole("row", { name: new RegExp(company) }).click();
  await ask(officer, "Visit us in July.");
  await expect(officer.getByText("You asked", { exact: true })).toBeVisible();

  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(hr.getByText("Connected", { exact: true })).toBeVisible();
  await expect(officer.getByText("Connected", { exact: true })).toBeVisible();
});
