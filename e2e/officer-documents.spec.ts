import { look } from "./fixtures/look";
import { callsOf } from "./fixtures/calls";
import { expect, logIn, test } from "./fixtures/people";

const marks = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n${name}`),
});
const course = "Class XII, Science";
const reason = "The seal of the school is cut off.";

test("a student sends a marksheet, the office sends it back with a reason, and vouches for the next one", async ({
  another,
  page: officer,
  enterAs,
}) => {
  test.slow();
  const { accessToken } = await enterAs("officer-in-season", officer);
  const asOfficer = callsOf(officer.request, "po", accessToken);
  const query = "accountStatus=ACTIVE&limit=1";
  type Listed = { items: { firstName: string; email: string }[] };
  const [candidate] = (await asOfficer<Listed>("get", `/student-info?${query}`)).items;
  if (!candidate) throw new Error("The college has no student.");
  const student = await another();
  await logIn(student, "student", candidate.email);

  await student.goto("/student/edit/education");
  await student.getByRole("button", { name: "Add entry" }).click();
  const form = student.getByRole("form", { name: "New entry" });
  await form.getByLabel("Kind").selectOption("SCHOOL");
  await form.getByLabel("School or college").fill("Breeks School");
  await form.getByLabel("Course").fill(course);
  await form.locator("input[type=file]").setInputFiles(marks("first.pdf"));
  await student.getByRole("button", { name: "Save entry" }).click();
  await expect(student.getByText("Document attached")).toBeVisible();
  await expect(student.getByRole("button", { name: `Edit ${course}` })).toBeFocused();

  await officer.goto("/po/students");
  await officer.getByRole("tab", { name: /^Documents to review\s*1$/ }).click();
  const list = officer.getByRole("grid", { name: "Documents to review" });
  const row = list.locator("[data-place]", { hasText: course });
  await row.focus();
  await officer.keyboard.press("Enter");
  const sheet = officer.getByRole("dialog", { name: course });
  await expect(sheet.getByRole("link", { name: "first.pdf" })).toBeVisible();
  await look(officer, "a document beside the list");
  await sheet.getByRole("button", { name: "Send back" }).click();
  const asked = officer.getByRole("dialog", { name: `Send “${course}” back?` });
  await asked.getByRole("textbox", { name: "Reason" }).fill(reason);
  await look(officer, "why a document is sent back");
  await asked.getByRole("button", { name: "Send back" }).click();
  await expect(officer.getByText("Nothing waits for you")).toBeVisible();
  await officer.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.click();
  await sheet.getByRole("button", { name: "Send back" }).click();
  await asked.getByRole("textbox", { name: "Reason" }).fill(reason);
  await asked.getByRole("button", { name: "Send back" }).click();
  await expect(officer.getByText("Nothing waits for you")).toBeVisible();

  await student.reload();
  await expect(student.getByText(reason)).toBeVisible();
  await student.goto("/student/document");
  await expect(student.getByText(reason)).toBeVisible();
  await student.getByRole("link", { name: `Change it: ${course}` }).click();
  await expect(student.getByText("Your placement office sent this back")).toBeVisible();
  await look(student, "an entry that was sent back");
  await student
    .getByRole("form", { name: course })
    .locator("input[type=file]")
    .setInputFiles(marks("second.pdf"));
  await student.getByRole("button", { name: "Save entry" }).click();
  await expect(student.getByText("Document attached")).toBeVisible();
  await expect(student.getByText(reason)).toBeHidden();

  await officer.reload();
  await row.click();
  await expect(sheet.getByRole("link", { name: "second.pdf" })).toBeVisible();
  await sheet.getByRole("button", { name: "Vouch for it" }).click();
  await expect(officer.getByText("Nothing waits for you")).toBeVisible();
  await student.reload();
  await expect(student.getByText(/^Verified by your college/)).toBeVisible();
});
