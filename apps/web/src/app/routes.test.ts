import { expect, test } from "vitest";
import { type AreaName, areaNames, areas } from "@/navigation/areas";
import { destination, type Visitor } from "@/navigation/destination";
import type { ScreenRoute } from "@/navigation/screen-route";
import { enterArea, rowOf, routes } from "./routes";

await Promise.all(areaNames.map(enterArea));

const unknown = "A_MODE_OF_TOMORROW";
const visitors: Visitor[] = areaNames.flatMap((name) =>
  [...Object.keys(areas[name].pageOf), unknown, null].flatMap((mode) => [
    { role: areas[name].role, mode },
    { role: null, mode },
  ]),
);

// A path with a star is asked for by an example.
const asked = (path: string) => path.replace("*", "anything/below").replace(":type", "otp");
const asks = routes()
  .filter((row) => row.path !== "*")
  .flatMap(({ path, access }) =>
    visitors.map((visitor) => ({ path: asked(path), access, visitor })),
  );

// The same few paths are asked for over and over.
const known = new Map<string, ScreenRoute>();
function accessOf(path: string) {
  const row = known.get(path) ?? rowOf(path);
  known.set(path, row);
  return row.path === "*" ? undefined : row.access;
}
const endOf = (path: string, visitor: Visitor) =>
  destination(path, accessOf(path) ?? { kind: "public" }, visitor);

test("49: nobody is sent in circles, whatever the role, the mode and the path", () => {
  expect(asks.length).toBeGreaterThan(3000);
  const lost = asks.filter(({ path, access, visitor }) => {
    const end = destination(path, access, visitor);
    return accessOf(end) === undefined || endOf(end, visitor) !== end;
  });
  expect(lost).toEqual([]);
});

test("47: a visitor who is not signed in sees no onboarding page and no private page", () => {
  const seen = asks.filter(
    ({ path, access, visitor }) =>
      !visitor.role &&
      (access.kind === "onboarding" || access.kind === "private") &&
      destination(path, access, visitor) !== areas[access.area].login,
  );
  expect(seen).toEqual([]);
});

test("47: a visitor of another role is told so on every page of an area", () => {
  const seen = asks.filter(
    ({ path, access, visitor }) =>
      visitor.role &&
      access.kind !== "public" &&
      areas[access.area].role !== visitor.role &&
      destination(path, access, visitor) !== "/not-authorized",
  );
  expect(seen).toEqual([]);
});

const modesOf = (name: AreaName) => Object.entries(areas[name].pageOf);
const modeRows = areaNames.flatMap((name) =>
  modesOf(name).map(([mode, page]) => [name, mode, page] as const),
);

test.each(modeRows)(
  "48: in the %s area, mode %s keeps its user on %s while onboarding",
  (name, mode, page) => {
    const visitor = { role: areas[name].role, mode };
    const onboarding = routes().filter(
      (row) => row.access.kind === "onboarding" && row.access.area === name,
    );
    for (const row of onboarding) expect(endOf(row.path, visitor)).toBe(page);
  },
);

test.each(areaNames)(
  "48: an unknown mode leads to the page-not-found screen in the %s area",
  (name) => {
    expect(endOf(areas[name].login, { role: areas[name].role, mode: unknown })).toBe(
      "/page-not-found",
    );
  },
);

// The tables of the product: mode by mode, the page it leads to.
test.each([
  ["hr", "RESEND_MAIL", "/hr/otp"],
  ["hr", "VERIFY_OTP", "/hr/otp"],
  ["hr", "CREATE_PASSWORD", "/hr/create-password"],
  ["hr", "CREATE_COMPANY_INFO", "/hr/company-info1"],
  ["hr", "COMPANY_META_INFO", "/hr/company-info2"],
  ["hr", "COMPANY_CONTACT_INFO", "/hr/company-info3"],
  ["hr", "COMPANY_ADDRESS", "/hr/company-address"],
  ["hr", "DASHBOARD", "/hr/home"],
  ["hr", "2STEP_AUTH", "/hr/login"],
  ["student", "RESEND_MAIL", "/student/otp"],
  ["student", "VERIFY_SIGNUP", "/student/otp"],
  ["student", "LOGIN-OTP", "/student/login-otp"],
  ["student", "PERSONALINFO", "/student/personal-info"],
  ["student", "PERSONALDOC", "/student/personal-doc"],
  ["student", "LETS_CONTINUE", "/student/lets-continue"],
  ["student", "PORTFOLIO", "/student/skills"],
  ["student", "EDIT_EDUCATION_DETAILS", "/student/academic-info"],
  ["student", "EDIT_PORTFOLIO", "/student/edit/skills"],
  ["po", "RESEND_MAIL", "/po/otp"],
  ["po", "VERIFY_OTP", "/po/otp"],
  ["po", "CREATE_PASSWORD", "/po/create-password"],
  ["po", "CHANGEPASSWORD", "/po/create-password"],
  ["po", "BILLINGADDRESS", "/po/billing"],
  ["po", "PAYMENT", "/po/pricing"],
  ["po", "COLLEGEINFO", "/po/college-info"],
  ["po", "COLLEGEADDRESS", "/po/college-address"],
  ["po", "CONTACTINFO", "/po/contact-info"],
  ["po", "ACADEMICINFO", "/po/college-academic"],
  ["po", "DASHBOARD", "/po/home"],
  ["po", "PAYMENTEXPIRY", "/po/home"],
] as const)(
  "a signed-in %s user in mode %s who opens the log-in page is sent to %s",
  (name, mode, page) => {
    expect(endOf(areas[name].login, { role: areas[name].role, mode })).toBe(page);
  },
);

test.each([
  ["/hr/home", null, null, "/hr/login"],
  ["/hr/otp", null, "VERIFY_OTP", "/hr/otp"],
  ["/hr/otp", null, null, "/hr/login"],
  ["/hr/create-password", null, "VERIFY_OTP", "/hr/login"],
  ["/hr/create-password", null, "CREATE_PASSWORD", "/hr/create-password"],
  ["/hr/register", null, null, "/hr/register"],
  ["/hr/havingissue", null, null, "/hr/havingissue"],
  ["/hr/company-info1", null, "CREATE_COMPANY_INFO", "/hr/login"],
  ["/hr/settings/account", "HUMAN_RESOURCE", "COMPANY_ADDRESS", "/hr/company-address"],
  ["/hr/anything", "HUMAN_RESOURCE", "DASHBOARD", "/hr/anything"],
  ["/hr/home", "STUDENT", "PORTFOLIO", "/not-authorized"],
  ["/student/otp", null, null, "/student/otp"],
  ["/student/login-otp", null, null, "/student/login-otp"],
  ["/student/skills", null, null, "/student/login"],
  ["/student/edit/skills", "STUDENT", "PORTFOLIO", "/student/edit/skills"],
  ["/student/skills", "STUDENT", "EDIT_PORTFOLIO", "/student/skills"],
  ["/student/template/swiss", "STUDENT", "PERSONALDOC", "/student/personal-doc"],
  ["/po/otp", null, null, "/po/otp"],
  ["/po/create-password", null, null, "/po/create-password"],
  ["/po/payment", null, "PAYMENT", "/po/login"],
  ["/po/payment", "PLACEMENT_OFFICER", "PAYMENT", "/po/payment"],
  ["/po/payment", "PLACEMENT_OFFICER", "COLLEGEINFO", "/po/college-info"],
  ["/po/students", "PLACEMENT_OFFICER", "PAYMENTEXPIRY", "/po/students"],
  ["/po/home", "PLACEMENT_OFFICER", "COLLEGEINFO", "/po/college-info"],
  ["/profile/ananya-iyer", "HUMAN_RESOURCE", "DASHBOARD", "/profile/ananya-iyer"],
] as const)("%s asked for by %s in %s leads to %s", (path, role, mode, end) => {
  expect(endOf(path, { role, mode })).toBe(end);
});

test("every path that was specified has a screen", () => {
  const specified = [
    "/",
    "/session",
    "/not-authorized",
    "/page-not-found",
    "/no-access",
    "/profile/*",
    "/demo",
    ...areaNames.flatMap((name) =>
      [
        "reset",
        "reset-otp",
        "new-password",
        "create-password",
        ":type/havingissue",
        "term-and-condition",
        "privacy-policy",
        "logout",
      ].map((path) => `/${name}/${path}`),
    ),
    ...[
      "register",
      "otp",
      "login",
      "login-otp",
      "havingissue",
      "personal-info",
      "personal-doc",
      "academic-info",
      "lets-continue",
    ].map((p) => `/student/${p}`),
    ...["*", "skills", "edit/*", "edit/skills", "template/*", "support/*", "document"].map(
      (p) => `/student/${p}`,
    ),
    ...[
      "register",
      "login",
      "havingissue",
      "otp",
      "create-password",
      "payment",
      "pricing",
      "billing",
      "contact-info",
    ].map((p) => `/po/${p}`),
    ...[
      "college-address",
      "edit/college-address",
      "college-info",
      "college-academic",
      "home",
      "*",
      "settings/*",
      "plan-price",
    ].map((p) => `/po/${p}`),
    ...[
      "login",
      "register",
      "havingissue",
      "otp",
      "create-password",
      "company-info1",
      "company-info2",
      "company-info3",
    ].map((p) => `/hr/${p}`),
    ...["company-address", "contact-info", "home", "*", "edit-profile", "settings/*"].map(
      (p) => `/hr/${p}`,
    ),
  ];
  const paths = routes().map((row) => row.path);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
});
