import type { Page } from "@playwright/test";
import { look } from "./fixtures/look";
import { expect, logIn, test } from "./fixtures/people";

/** Somebody of the invented people. */
async function enter(page: Page, area: "po" | "hr", email: string): Promise<Page> {
  await logIn(page, area, email);
  await page.waitForURL(`/${area}/home`);
  return page;
}

async function openChat(page: Page, area: "po" | "hr", name: string) {
  await page.goto(`/${area}/chat`);
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("log")).toBeVisible();
}
const write = async (page: Page, text: string) => {
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill(text);
  await field.press("Enter");
};
const said = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

test("113, 114: what an officer and a company write arrives, is seen, and survives a lost line: none lost, none doubled", async ({
  another,
}) => {
  const officer = await enter(await another(), "po", "meera.k@nilgiri.example");
  const company = await enter(await another(), "hr", "vikram@kestrel.example");
  await openChat(officer, "po", "Kestrel Mobility");
  await openChat(company, "hr", "Nilgiri Institute of Technology");

  await write(officer, "The hall is free from 09:30.");
  await expect(said(company, "The hall is free from 09:30.")).toHaveCount(1);
  await expect(officer.getByText(/^Seen \d\d:\d\d$/)).toBeVisible();
  await look(officer, "/po/chat with a conversation");

  await company.context().setOffline(true);
  await write(company, "Written without a line.");
  await expect(company.getByText("Not sent. Your text is kept.")).toBeVisible();
  for (const text of ["While you were away, one.", "While you were away, two."])
    await write(officer, text);
  await expect(said(officer, "While you were away, two.")).toHaveCount(1);
  await company.context().setOffline(false);

  for (const page of [officer, company])
    for (const text of [
      "The hall is free from 09:30.",
      "While you were away, one.",
      "While you were away, two.",
      "Written without a line.",
    ])
      await expect(said(page, text)).toHaveCount(1);
  await company.reload();
  await expect(said(company, "Written without a line.")).toHaveCount(1);
  await expect(said(company, "While you were away, one.")).toHaveCount(1);
});

test("with the channel refused, chat works by plain requests", async ({ another }) => {
  const officer = await enter(await another(), "po", "meera.k@nilgiri.example");
  const company = await enter(await another(), "hr", "vikram@kestrel.example");
  await company.route("**/socket.io/**", (route) => route.abort());
  await company.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await openChat(officer, "po", "Kestrel Mobility");
  await openChat(company, "hr", "Nilgiri Institute of Technology");
  await write(officer, "Can you read this without a socket?");
  await expect(said(company, "Can you read this without a socket?")).toHaveCount(1);
  await write(company, "Every word.");
  await expect(said(officer, "Every word.")).toHaveCount(1);
});

test("whoever looks for words is taken to the message that holds them, as often as asked", async ({
  another,
}) => {
  const officer = await enter(await another(), "po", "meera.k@nilgiri.example");
  await openChat(officer, "po", "Kestrel Mobility");
  const wanted = said(officer, "The quorum is four.");
  await write(officer, "The quorum is four.");
  for (let nth = 0; nth < 6; nth++)
    await write(officer, `Item ${nth}${"\nand more of it".repeat(9)}`);
  await expect(officer.getByText("Sending", { exact: true })).toHaveCount(0);
  await expect(wanted).not.toBeInViewport();

  await officer.getByRole("searchbox", { name: "Search people and messages" }).fill("quorum");
  const hit = officer.getByRole("link", { name: /The quorum is four/ });
  await hit.click();
  await expect(wanted).toBeInViewport();
  await officer.getByRole("log").evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await expect(wanted).not.toBeInViewport();
  await hit.click();
  await expect(wanted).toBeInViewport();

  await officer.getByRole("log").evaluate((log) => log.scrollTo(0, log.scrollHeight));
  const opener = officer.getByRole("button", { name: "Search in this conversation" });
  await opener.press("Enter");
  await officer.keyboard.type("quorum");
  await expect(officer.getByText(/^1 of 1/)).toBeVisible();
  await expect(wanted).toBeInViewport();
  await look(officer, "/po/chat with a search");
  await officer.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  // The conversation itself is its newest message.
  const list = officer.getByRole("list", { name: "Conversations" });
  await officer.getByRole("searchbox", { name: "Search people and messages" }).fill("");
  await list.getByRole("link", { name: "Kestrel Mobility" }).click();
  await expect(wanted).not.toBeInViewport();
  await expect(officer.getByText(/^Item 5/)).toBeInViewport();
});
