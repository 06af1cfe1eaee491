import type { Page } from "@playwright/test";
import { callsOf } from "./fixtures/calls";
import { keysOf } from "./fixtures/hands";
import { connect, written, workday } from "./fixtures/hiring";
import { codeFor, demoPassword, expect, test } from "./fixtures/people";

test.use({ actionTimeout: 15_000 });
const { step } = test;

async function askForHelp(page: Page) {
  const keys = keysOf(page);
  await keys.choose("What is it about?", "S");
  await keys.write("Subject", "The list is empty");
  await keys.write("What happens?", "I open the list, and nothing is in it at all.");
  await keys.press("Send");
  await expect(page.getByText(/^Your question has the number/)).toBeVisible();
  await keys.press("Ask something else");
  await expect(page.getByLabel("What is it about?")).toBeFocused();
}

for (const [area, scenario] of [
  ["po", "officer-ready"],
  ["hr", "hr-ready"],
] as const)
  test(`194: somebody of ${area} keeps a list of to-dos and their account and asks for help by the keyboard alone`, async ({
    page,
    enterAs,
  }) => {
    const keys = keysOf(page);
    const { keyboard } = page;
    const { user } = await enterAs(scenario);

    await step("to-dos are added, moved, done, taken away and put back", async () => {
      await page.goto(`/${area}/home`);
      const list = page.getByRole("list", { name: "To-dos" });
      for (const title of ["Call Kestrel", "Book the hall"]) {
        await keys.press("Add a to-do");
        await expect(page.getByLabel("What is to be done")).toBeFocused();
        await keyboard.type(title);
        await keyboard.press("Enter");
        await expect(list.getByRole("checkbox", { name: title })).toBeVisible();
        await expect(page.getByRole("button", { name: "Add a to-do" })).toBeFocused();
      }
      const titles = () =>
        list
          .getByRole("checkbox")
          .evaluateAll((boxes) =>
            boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
          );
      await keys.tick("Move Book the hall");
      const moved = page.waitForResponse((reply) => reply.request().method() === "PUT");
      await keyboard.press("ArrowUp");
      await keyboard.press(" ");
      expect((await moved).ok()).toBe(true);
      await expect(
        page.getByRole("button", { name: "Move Book the hall", exact: true }),
      ).toBeFocused();
      expect(await titles()).toEqual(["Book the hall", "Call Kestrel"]);

      await keys.tick("Book the hall");
      await expect(list.getByText("Done")).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Book the hall" })).toBeFocused();
      expect(await titles()).toEqual(["Call Kestrel", "Book the hall"]);

      await keys.press("More for Book the hall");
      await keys.inMenu("Remove");
      await expect(page.getByText("Taken off your list", { exact: true })).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Call Kestrel" })).toBeFocused();
      await keyboard.press("F8");
      await keys.press("Undo");
      await expect(page.getByRole("checkbox", { name: "Book the hall" })).toBeFocused();
    });

    await step("a setting is changed and kept", async () => {
      await keys.press("Settings");
      await keys.to("Designation");
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type("Head of hiring");
      const kept = page.waitForResponse((reply) => reply.request().method() === "PUT");
      await keys.press("Save account");
      expect((await kept).ok()).toBe(true);
      await keys.stay();
    });

    await step("help is asked for", async () => {
      await keys.press("Support");
      await askForHelp(page);
    });

    await step("the log-in gets a second step", async () => {
      await keys.press("Settings");
      await keys.to("Account");
      await keyboard.press("End");
      await expect(page.getByRole("tab", { name: "Security", selected: true })).toBeFocused();
      await keys.press("Switch two-step log-in on");
      await expect(page.getByLabel("Your password")).toBeFocused();
      await keys.press("Cancel");
      await expect(page.getByRole("button", { name: "Switch two-step log-in on" })).toBeFocused();
      await keyboard.press("Enter");
      await keyboard.type(demoPassword);
      await keyboard.press("Enter");
      await expect(page.getByRole("form", { name: "Confirm" }).getByRole("textbox")).toBeFocused();
      await keyboard.type(await codeFor(page.request, user.email));
      await keyboard.press("Enter");
      await expect(page.getByText("Keep these recovery codes")).toBeVisible();
      await keys.press("I have kept them");
      await expect(page.getByRole("button", { name: "Switch two-step log-in off" })).toBeFocused();
    });
  });

test("194: a student asks for help by the keyboard alone", async ({ page, enterAs }) => {
  await enterAs("student-sparse");
  await page.goto("/student/support");
  await askForHelp(page);
});

test("194: a company and an officer bring a job and a booking to its end and write to each other by the keyboard alone", async ({
  another,
  page: officer,
  enterAs,
}) => {
  test.setTimeout(120_000);
  const hr = await another();
  const { accessToken: officerToken } = await enterAs("officer-ready", officer);
  const { accessToken: hrToken } = await enterAs("hr-ready", hr);
  const college = await connect(
    callsOf(hr.request, "hr", hrToken),
    callsOf(officer.request, "po", officerToken),
  );
  const [hands, others] = [keysOf(hr), keysOf(officer)];
  const job = "Graduate Engineer, Depots";

  await step("a job is drafted and sent", async () => {
    await hr.goto("/hr/jobs");
    await hands.press("New job");
    await hands.write("Title", job);
    await hands.choose("Kind", "F");
    await hands.choose("Where the work is done", "O");
    await hands.write("Cities", "Pune,");
    await hands.write("Description", "Keeps the depots of a fleet of electric buses running.");
    await hands.write("Fixed, rupees a year", "1200000");
    await hands.write("Deadline", written(workday(20)));
    await hands.press("Save the draft");
    await expect(hr.getByRole("heading", { level: 1 })).toContainText("Draft");
    await hands.press("Send to colleges");
    await hands.tick(college.name);
    await hands.press("Send");
    await expect(hr.getByRole("heading", { level: 1 })).toContainText("Active");
    await hands.stay();
  });

  await step("it is approved", async () => {
    await officer.goto("/po/jobs");
    await others.toRow();
    await officer.keyboard.press("Enter");
    await others.press("Approve");
    await expect(officer.getByRole("heading", { level: 1 })).toContainText("Open");
    await others.stay();
  });

  await step("a day is asked for", async () => {
    await hr.goto("/hr/bookings/new");
    await hands.pick("College", college.name);
    await hands.choose("What for", "P");
    await hands.choose("Held", "On");
    await hr.keyboard.type("l");
    await hands.write("Students expected", "4");
    await hands.write("Link of the meeting", "https://meet.example/a");
    await hands.write("Time 1: day", written(workday(5)));
    await hands.write("Time 1: from", "10:00");
    await hands.write("Time 1: until", "12:00");
    await hands.press("Ask the college");
    await expect(hr).toHaveURL(/bookings\/[\da-f-]{36}$/);
    await hands.stay();
  });

  await step("it is confirmed", async () => {
    await officer.goto("/po/bookings");
    await others.toRow();
    await officer.keyboard.press("Enter");
    await others.press("Confirm");
    await expect(officer.getByRole("dialog")).toBeVisible();
    await others.press("Confirm");
    await expect(officer.getByRole("dialog")).toHaveCount(0);
    await expect(officer.getByRole("heading", { level: 1 })).toContainText("Confirmed");
    await others.stay();
  });

  await step("they write to each other", async () => {
    await hr.goto("/hr/chat");
    await hands.press("New conversation");
    await hands.press(college.name);
    await hands.write(`Message to ${college.name}`, "We come at nine, @");
    await expect(hr.getByRole("listbox", { name: "People to mention" })).toBeVisible();
    await hr.keyboard.press("Enter");
    await hr.keyboard.press("Enter");
    const log = hr.getByRole("log");
    await expect(log.getByText(/^Your team sent /)).toBeVisible();
    await expect(log.getByText(/ confirmed /)).toBeVisible();
    await expect(log.locator("strong")).toBeVisible();
    await expect(hr.getByLabel(`Message to ${college.name}`)).toBeFocused();

    await officer.goto("/po/chat");
    await others.press("Kestrel Mobility");
    await others.write("Message to Kestrel Mobility", "The gate is open from eight.");
    await officer.keyboard.press("Enter");
    await expect(log.getByText("The gate is open from eight.")).toBeVisible();
  });

  await step("a message is changed, and deleted", async () => {
    // The other side may have it before its writer is told so; until then the last one is theirs.
    await expect(officer.getByRole("log").getByText("Sending")).toHaveCount(0);
    const menu = officer.getByRole("button", { name: /^More about the message of/ }).last();
    const name = (await menu.getAttribute("aria-label")) ?? "";
    await others.press(name);
    await others.inMenu("Edit");
    await expect(officer.getByLabel("Edit the message")).toBeFocused();
    await officer.keyboard.type(" Come early.");
    await others.press("Save");
    await expect(officer.getByText("The gate is open from eight. Come early.")).toBeVisible();
    await expect(menu).toBeFocused();
    await officer.keyboard.press("Enter");
    await others.inMenu("Delete");
    await others.press("Delete");
    await expect(officer.getByText("You deleted this message")).toBeVisible();
    await expect(officer.getByRole("dialog")).toHaveCount(0);
    await others.stay();
    await expect(hr.getByText("This message was deleted")).toBeVisible();
  });
});
