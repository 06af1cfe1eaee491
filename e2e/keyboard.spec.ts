import type { Page } from "@playwright/test";
import { type Hands, keysOf } from "./fixtures/hands";
import { look } from "./fixtures/look";
import { codeFor, demoPassword, expect, freshEmail, test } from "./fixtures/people";

const password = "a lantern over every door";

async function enterCode(page: Page, email: string) {
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, email));
}

async function address(keys: Hands) {
  await keys.write("Building and street", "12 Ooty Road");
  await keys.pick("City", "Coimbatore");
  await keys.write("Postal code", "641001");
}

test("194: a student goes from the first page to the portfolio by the keyboard alone", async ({
  page,
}) => {
  const keys = keysOf(page);
  const email = freshEmail();
  await page.goto("/welcome");
  await keys.press("Start your portfolio");
  await expect(page.getByRole("heading", { name: "Start your portfolio" })).toBeVisible();
  await keys.write("First name", "Zoya");
  await keys.write("Last name", "Khan");
  await keys.write("Email", email);
  await keys.write("Password", password);
  await page.keyboard.press("Enter");
  await enterCode(page, email);

  await expect(page).toHaveURL("/student/personal-info");
  await keys.write("Mobile", "98400 12345");
  await keys.write("Date of birth", "09032004");
  await keys.choose("Gender", "F");
  await keys.pick("City", "Coimbatore");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/student/personal-doc");
  await keys.choose("Document", "PAN");
  await keys.write("Number", "ABCDE1234F");
  const chooser = page.waitForEvent("filechooser");
  await keys.press("Choose file");
  const scan = Buffer.from("%PDF-1.7\n%%EOF\n");
  await (await chooser).setFiles({ name: "pan.pdf", mimeType: "application/pdf", buffer: scan });
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/student/academic-info");
  await keys.pick("College", "Ghat Road College of Engineering");
  await keys.write("Degree", "B.E.");
  await keys.pick("Department", "Computer Science");
  await keys.write("Roll number", "23CS045");
  await keys.write("Graduation year", "2027");
  await keys.write("CGPA", "8.42");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/student/lets-continue");
  await keys.press("See my portfolio");
  await expect(page.getByRole("heading", { name: "Welcome, Zoya" })).toBeVisible();
});

test("194: an officer goes from the first page to a college that is set up by the keyboard alone", async ({
  page,
}) => {
  const keys = keysOf(page);
  const email = freshEmail();
  await page.goto("/po/register");
  await keys.write("First name", "Meera");
  await keys.write("Last name", "Krishnan");
  await keys.write("Email", email);
  await keys.write("Mobile", "98400 12345");
  await page.keyboard.press("Enter");
  await enterCode(page, email);

  await expect(page).toHaveURL("/po/create-password");
  await keys.write("New password", password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/po/billing");
  await address(keys);
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/po/pricing");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await keys.press("Go to payment");
  await expect(page).toHaveURL("/po/payment");
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeVisible();
  await keys.press("Pay");

  await expect(page).toHaveURL("/po/college-info");
  await keys.pick("University", "Anna University");
  await keys.write("College name", "Nilgiri Institute of Technology");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await keys.write("Established", "1994");
  await keys.write("AISHE code", "C-26871");
  await keys.write("Website", "nilgiri.example");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/po/college-address");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/po/contact-info");
  await keys.write("Designation", "Placement officer");
  await keys.write("Email", "placements@nilgiri.example");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/po/college-academic");
  await keys.write("Department", "Computer Science");
  await keys.write("Code", "CSE");
  await keys.write("Final year", "180");
  await keys.press("Save and");
  await expect(page.getByRole("heading", { level: 1, name: /^Good \w+, Meera/ })).toBeVisible();
});

test("194: an HR user goes from the first page to a company that is set up by the keyboard alone", async ({
  page,
}) => {
  const keys = keysOf(page);
  const email = freshEmail();
  await page.goto("/hr/register");
  await keys.write("First name", "Vikram");
  await keys.write("Last name", "Rao");
  await keys.write("Email", email);
  await keys.write("Mobile", "+44 20 7946 0018");
  await page.keyboard.press("Enter");
  await enterCode(page, email);

  await expect(page).toHaveURL("/hr/create-password");
  await keys.write("New password", password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/hr/company-info1");
  await keys.write("Company name", "Kestrel Mobility");
  await keys.to("Type");
  await page.keyboard.press("ArrowDown");
  await keys.pick("Sector", "Electric mobility");
  await keys.to("Size");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await keys.write("Website", "kestrel.example");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/hr/company-info2");
  await keys.pick("Services", "Chip design");
  await keys.write("About", "We build quiet scooters for loud cities.");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/hr/company-info3");
  await keys.write("Name", "Vikram Rao");
  await keys.write("Designation", "Campus hiring lead");
  await keys.write("Email", "campus@kestrel.example");
  await keys.write("Phone", "98400 12345");
  await keys.press("Save and continue");

  await expect(page).toHaveURL("/hr/company-address");
  await address(keys);
  await keys.press("Save and");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Vikram" })).toBeVisible();
});

test("194: an HR user finds a college, asks it to connect, and keeps the company's profile by the keyboard alone", async ({
  page,
  enterAs,
}) => {
  const keys = keysOf(page);
  await enterAs("hr-ready");
  await page.goto("/hr/colleges");
  await keys.write("Search colleges", "Aravalli");
  await expect(page.getByText("1 match").first()).toBeVisible();
  await keys.toRow();
  await page.keyboard.press("Enter");
  await keys.press("Ask to connect");
  await keys.write("Message", "We hire twelve engineers this year.");
  await keys.press("Send request");
  await expect(page.getByText("You asked", { exact: true })).toBeVisible();
  await keys.press("Take back the request");
  await expect(page.getByRole("button", { name: "Ask to connect" })).toBeVisible();

  await keys.press("Company profile");
  await keys.write("Established", "2011");
  await keys.press("Save what you do");
  await expect(page.getByText("The company is saved.", { exact: true })).toBeVisible();
});

test("194: an HR user logs in, looks for students, bookmarks and opens them by the keyboard alone", async ({
  page,
}) => {
  const keys = keysOf(page);
  const { keyboard } = page;
  await page.goto("/hr/login");
  await keys.write("Email", "vikram@kestrel.example");
  await keys.write("Password", demoPassword);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Vikram" })).toBeVisible();

  await keys.press("Students");
  await keys.press("Add filter");
  await keys.pick("Department", "Chemical");
  await keyboard.press("Escape");
  await expect(page.locator("[data-place='0']")).toContainText("Chemical");
  await keys.toRow();
  await keyboard.press("j");
  await keyboard.press("b");
  await expect(page.locator("[data-place]:focus")).toContainText("Bookmarked");
  await keyboard.press("ArrowRight");
  await expect(page.locator("[data-place] a:focus")).toHaveAttribute("href", /\/hr\/students\/./);
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Bookmark ./, pressed: true })).toBeFocused();
  await look(page, "/hr/students with a bookmark");
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(page.getByText(/^The student is told that you opened this page/)).toBeVisible();
  await keys.to("Bookmark");
  const bookmark = page.getByRole("button", { name: "Bookmark", exact: true });
  await expect(bookmark).toBeFocused();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await look(page, "/hr/students/{id} with a bookmark");
  const gone = page.waitForResponse(/\/bookmark$/);
  await keyboard.press("Enter");
  await expect(bookmark).toHaveAttribute("aria-pressed", "false");
  await expect(bookmark).toBeFocused();
  expect((await gone).ok()).toBe(true);
});
