import type { Page } from "@playwright/test";
import { enterCode } from "./fixtures/codes";
import { look } from "./fixtures/look";
import { expect, freshEmail, test } from "./fixtures/people";

const password = "a lantern over every door";

async function choose(page: Page, label: string, text: string) {
  const box = page.getByRole("combobox", { name: label });
  await box.fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

const onward = (page: Page) => page.getByRole("button", { name: /^Save and/ }).click();

test("a student registers by code, is led through every step, reloads, and is still there", async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto("/student/register");
  await page.getByLabel("First name").fill("Ananya");
  await page.getByLabel("Last name").fill("Iyer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, email);

  await expect(page).toHaveURL("/student/personal-info");
  await page.getByLabel("Mobile").fill("98400 12345");
  await page.getByLabel("Date of birth").fill("2004-03-09");
  await page.getByLabel("Gender").selectOption({ index: 1 });
  await choose(page, "City", "Coimbatore");
  await onward(page);

  await expect(page).toHaveURL("/student/personal-doc");
  await page.getByLabel("Document", { exact: true }).selectOption({ label: "PAN card" });
  await page.getByLabel("Number").fill("ABCDE1234F");
  const scan = {
    name: "pan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  };
  await page
    .locator("input[type=file]")
    .setInputFiles({ ...scan, buffer: Buffer.from("MZ not a scan") });
  await onward(page);
  await expect(page.getByText(/PDF, PNG or JPG/).last()).toBeVisible();
  await expect(page.getByLabel("Number")).toHaveValue("ABCDE1234F");
  await page.locator("input[type=file]").setInputFiles(scan);
  await onward(page);

  await expect(page).toHaveURL("/student/academic-info");
  await page.reload();
  await choose(page, "College", "Ghat Road College of Engineering");
  await page.getByLabel("Degree").fill("B.E.");
  await choose(page, "Department", "Computer Science");
  await page.getByLabel("Roll number").fill("23CS045");
  await page.getByLabel("Graduation year").fill("2027");
  await page.getByLabel("CGPA").fill("8.42");
  await onward(page);

  await expect(page).toHaveURL("/student/lets-continue");
  await page
    .getByRole("button", { name: /portfolio/i })
    .first()
    .click();
  await expect(page).toHaveURL("/student/skills");
  await expect(page.getByRole("heading", { name: "Welcome, Ananya" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ghat Road College of Engineering").first()).toBeVisible();
  await page.getByRole("link", { name: /^Education/ }).click();
  await expect(page.getByText("8.42")).toBeVisible();
});

test("an officer registers by code, creates a password, pays by a second try, sets up the college, and comes home", async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto("/po/register");
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Krishnan");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mobile").fill("98400 12345");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, email);

  await expect(page).toHaveURL("/po/create-password");
  await look(page, "/po/create-password");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();

  await expect(page).toHaveURL("/po/billing");
  await fillAddress(page);
  await onward(page);

  await expect(page).toHaveURL("/po/pricing");
  await page.getByRole("radio", { name: /Campus/ }).check();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await expect(page).toHaveURL("/po/payment");
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();
  await look(page, "/po/payment");
  // The first card fails at the gateway.
  await page.route("**/payment/*", (route) => route.continue({ postData: '{"outcome":"fail"}' }));
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("The payment did not go through")).toBeVisible();
  await look(page, "/po/payment after a failure");
  await page.unroute("**/payment/*");
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page).toHaveURL("/po/college-info");
  await choose(page, "University", "Anna University");
  await page.getByLabel("College name").fill("Nilgiri Institute of Technology");
  await page.getByText("Autonomous", { exact: true }).click();
  await page.getByLabel("Established").fill("1994");
  await page.getByLabel("AISHE code").fill("C-2687");
  await page.getByLabel("Website").fill("nilgiri.example");
  await onward(page);
  await expect(page.getByText("AISHE codes have 5 digits, like C-26871.")).toBeVisible();
  await page.getByLabel("AISHE code").fill("C-26871");
  await onward(page);

  await expect(page).toHaveURL("/po/college-address");
  await page.reload();
  // What was given for bills need not be typed again.
  await expect(page.getByLabel("Postal code")).not.toHaveValue("");
  await onward(page);

  await expect(page).toHaveURL("/po/contact-info");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Krishnan");
  await page.getByLabel("Designation").fill("Placement officer");
  await page.getByLabel("Email").fill("placements@nilgiri.example");
  await onward(page);

  await expect(page).toHaveURL("/po/college-academic");
  await page.getByLabel("Department", { exact: true }).first().fill("Computer Science");
  await page.getByLabel("Code").first().fill("CSE");
  await page.getByLabel("Final year").first().fill("180");
  await onward(page);

  await expect(page).toHaveURL("/po/home");
  await expect(page.getByRole("heading", { level: 1, name: /^Good \w+, Meera/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Companies connected")).toBeVisible();
});

test("an HR user registers by code, creates a password, sets up the company, and comes home", async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto("/hr/register");
  await page.getByLabel("First name").fill("Vikram");
  await page.getByLabel("Last name").fill("Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mobile").fill("+44 20 7946 0018");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, email);

  await expect(page).toHaveURL("/hr/create-password");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();

  await expect(page).toHaveURL("/hr/company-info1");
  await page.getByLabel("Company name").fill("Kestrel Mobility");
  await page.getByLabel("Type").selectOption({ index: 1 });
  await choose(page, "Sector", "Electric mobility");
  await page.getByLabel("Size").click();
  await page.getByRole("listbox").getByRole("option").nth(1).click();
  await page.getByLabel("Website").fill("kestrel.example");
  await onward(page);

  await expect(page).toHaveURL("/hr/company-info2");
  await page.reload();
  await choose(page, "Services", "Chip design");
  await page.getByLabel("About", { exact: true }).fill("We build quiet scooters for loud cities.");
  await onward(page);

  await expect(page).toHaveURL("/hr/company-info3");
  await page.getByLabel("Name", { exact: true }).fill("Vikram Rao");
  await page.getByLabel("Designation").fill("Campus hiring lead");
  await page.getByLabel("Email").fill("campus@kestrel.example");
  await page.getByLabel("Phone", { exact: true }).fill("98400 12345");
  await onward(page);

  await expect(page).toHaveURL("/hr/company-address");
  await fillAddress(page);
  await onward(page);

  await expect(page).toHaveURL("/hr/home");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Vikram" })).toBeVisible();
  await page.reload();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Company profile" }).click();
  await expect(page.getByText("Chip design").first()).toBeVisible();
});

async function fillAddress(page: Page) {
  const form = page.getByRole("main");
  await form.getByLabel("Building and street").fill("12 Ooty Road");
  await choose(page, "City", "Coimbatore");
  await form.getByLabel("Postal code").fill("641001");
}
