import { callsOf } from "./fixtures/calls";
import { look } from "./fixtures/look";
import { expect, logIn, test } from "./fixtures/people";

const subject = "Bring your marksheets";
const text = "On Monday the office checks them.\n\nThe list is at https://nilgiri.example/list.";

test("an officer writes to the students they have chosen, a student reads it, and the officer sees that it was opened", async ({
  page: officer,
  another,
  enterAs,
}) => {
  const { accessToken } = await enterAs("officer-in-season", officer);
  const asOfficer = callsOf(officer.request, "po", accessToken);
  type Listed = { items: { firstName: string; lastName: string; email: string }[] };
  const { items } = await asOfficer<Listed>("get", "/student-info?status=ACTIVE&limit=2");
  const [first, second] = items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

  await officer.goto("/po/students?status=ACTIVE");
  for (const name of [first, second])
    await officer.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
  await officer.getByRole("button", { name: "Message", exact: true }).click();
  const dialog = officer.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Subject" }).fill(subject);
  await dialog.getByRole("textbox", { name: "Message" }).fill(text);
  await expect(dialog.getByRole("button", { name: "Send to 2 students" })).toBeEnabled();
  await look(officer, "a message to two students");
  // What was typed is there after a reload.
  await officer.reload();
  for (const name of [first, second])
    await officer.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
  await officer.getByRole("button", { name: "Message", exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(text);
  await dialog.getByRole("button", { name: "Send to 2 students" }).click();
  await expect(officer.getByText("Sent to 2 students.", { exact: true })).toBeVisible();

  const student = await another();
  await logIn(student, "student", items[0]?.email ?? "");
  await student.getByRole("button", { name: /^Notifications/ }).click();
  await student.getByRole("link", { name: new RegExp(subject) }).click();
  await expect(student.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(student.getByText("On Monday the office checks them.")).toBeVisible();
  await look(student, "a message of the office");
  await student.getByRole("link", { name: "All notifications" }).click();
  await expect(student.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await student.goBack();
  await expect(student.getByRole("heading", { level: 1, name: subject })).toBeVisible();

  await officer.getByRole("link", { name: "Messages", exact: true }).click();
  const row = officer.getByRole("row", { name: new RegExp(subject) });
  await expect(row.getByRole("gridcell", { name: "2", exact: true })).toBeVisible();
  await expect(row.getByRole("gridcell", { name: "1", exact: true })).toBeVisible();
  await look(officer, "messages that were sent");
  await row.click();
  await expect(officer.getByText("Sent to 2 students, opened by 1.")).toBeVisible();
  await look(officer, "a message that was sent");
});
