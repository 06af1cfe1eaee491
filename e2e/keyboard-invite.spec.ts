import { keysOf } from "./fixtures/hands";
import { expect, test } from "./fixtures/people";

test("194: an officer invites a student by the keyboard alone, and each Tab goes to the next field", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/invited");
  const { keyboard } = page;
  await keysOf(page).press("Invite");
  const form = page.getByRole("form", { name: "The student" });
  await expect(form.getByLabel("Email")).toBeFocused();
  const typed = {
    Email: `invited-by-keys-${Date.now()}@nilgiri.example`,
    "First name": "Tara",
    "Last name": "Menon",
    "Roll number": `KEYS${Date.now()}`,
    Degree: "B.Tech",
    Department: "Civil",
    "Graduation year": "2027",
  };
  for (const [name, text] of Object.entries(typed)) {
    // The list of a picker is still open, and goes while the focus is on its way.
    await expect(form.getByLabel(name)).toBeFocused();
    await keyboard.type(text);
    if (name === "Department") await expect(form.getByRole("option", { name: text })).toBeVisible();
    await keyboard.press("Tab");
  }
  await keysOf(page).press("Invite");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: "Tara Menon" })).toBeVisible();
});
