import { expect, test } from "vitest";
import { api, rowsOf } from "./index";

// The calls that the product was specified with, written down apart from the table, so that a row cannot go missing.
const specified = {
  hr: `POST /company-info, POST /company-meta-info, POST /company-contact-info, POST /address, GET /sectors, GET /company-size,
    GET /company-service, PUT /user-data, POST /todolist, GET /todolist, PUT /todolist/{id}, DELETE /todolist/{id}, GET /college-listing,
    GET /college-info/{id}, GET /college-connection-listing, GET /department-top-skill/{id}, GET /company-dashboard-info,
    PUT /company-dashboard-info, POST /company-infrastructure, PUT /company-infrastructure/{id}, DELETE /company-infrastructure/{id},
    PUT /company-profile, DELETE /company-profile, GET /account-settings, PUT /account-settings, GET /address, PUT /address/{id},
    GET /security, POST /connect-po, GET /connection-status, GET /connection-status-count, GET /location, GET /student-skills,
    PUT /connection-approval/{id}, GET /user-info, POST /faq`,
  authHr: `POST /change-password, POST /two-step-verification, POST /two-step-verify-otp, GET /refresh-token`,
  po: `GET /user-data, GET /address, POST /address, PUT /address/{id}, GET /plans, POST /billing, PUT /billing/{id}, POST /invoice/{id},
    GET /college-plans-listing, GET /university, POST /college-info, GET /college-info, PUT /update-college-info, POST /personal-info,
    GET /college-data, DELETE /college-profile, PUT /college-profile, POST /majors-bulk, PUT /update-bulk-major,
    DELETE /remove-departments, POST /college-infrastructure, PUT /college-infrastructure/{id}, DELETE /college-infrastructure/{id},
    GET /student-info, GET /student-info-all, GET /student-personal-document/{id}, GET /department, GET /student-skills,
    GET /student-domain, GET /student-status, PUT /status-update, GET /student-placement, PUT /placement-status,
    GET /student-placement-status-search, POST /archive, GET /archive, PUT /archive/{id}, GET /archive/{id}, DELETE /archive/{id},
    DELETE /remove-archive-student/{id}, POST /bookmark, GET /bookmark, PUT /bookmark/{id}, GET /bookmark/{id}, DELETE /bookmark/{id},
    DELETE /remove-bookmark-student/{id}, GET /all-search, GET /all-action-search, GET /approval-search, GET /buildin-dashboard-group,
    GET /dashboard-department/{id}, GET /dashboard-department-student/{id}, GET /department-top-skill/{id}, GET /widgets, GET /progress,
    GET /connection-graph, GET /approval-summery-metric/, POST /quick-access, GET /quick-access, DELETE /quick-access/{id},
    GET /invited-students, DELETE /remove-invited-students, GET /company-listing, GET /company-connection-listing,
    GET /connection-status, GET /company-info/{id}, POST /connect-hr, PUT /connection-approval/{id}, GET /todolist, POST /todolist,
    PUT /todolist/{id}, DELETE /todolist/{id}, GET /location, POST /faq, GET /security, GET /account-settings, PUT /account-settings`,
  authPo: `POST /student-excel-upload, POST /change-password, POST /two-step-verification, POST /two-step-verify-otp, GET /refresh-token`,
  student: `GET /user-data, PUT /user-data, GET /user-data/{slug}, GET /departments, GET /departments/, GET /majors, GET /personal-info,
    POST /personal-info, GET /personal-document, POST /personal-document, POST /education-details, GET /education-info,
    POST /education-info, PUT /education-info/{id}, DELETE /education-info/{id}, GET /education-info/{id}, GET /educational-info/{slug},
    GET /project, POST /project, GET /project/{slug}, PUT /project/{id}, DELETE /project/{id}, GET /achievement, POST /achievement,
    GET /achievement/{slug}, PUT /achievement/{id}, DELETE /achievement/{id}, GET /experience, POST /experience,
    GET /experience/{slug}, PUT /experience/{id}, DELETE /experience/{id}, PUT /profile, DELETE /profile, GET /additional,
    POST /additional, PUT /additional/{id}, DELETE /additional/{id}, GET /additional/{slug}, GET /skills, POST /skills-criteria,
    GET /skills-criteria, PUT /skills-criteria/{id}, DELETE /skills-criteria/{id}, GET /skills-criteria/{slug}, GET /graph,
    GET /graph/{slug}, GET /additional-skills, GET /additional-skills/{slug}, GET /top-skills, GET /top-skills/{slug}, GET /slug,
    GET /last-updated, GET /progress, GET /resume, POST /faq`,
  authStudent: "GET /refresh-token",
  utility: "GET /assets/private, GET /assets/public",
};
const calls = Object.entries(specified).flatMap(([root, list]) =>
  list.split(",").map((route) => `${root} ${route.trim()}`),
);
const rows = rowsOf(api).map(({ row }) => row);
const names = rows.map((row) => `${row.root} ${row.route}`);
const marked = (sign: (row: (typeof rows)[number]) => unknown) =>
  rows.filter(sign).map((row) => `${row.root} ${row.route}`);

test.each(calls)("%s has a row", (call) => {
  expect(names).toContain(call);
});

test("no call has two rows", () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("just the calls that were specified so throw their failures", () => {
  expect(marked((row) => row.failure).toSorted()).toEqual([
    "hr GET /college-listing",
    "po GET /company-listing",
    "po GET /student-info-all",
    "student GET /departments/",
  ]);
});

test("the calls that suppress the loader are the two requests to connect and the import", () => {
  expect(marked((row) => row.quiet === "loader").toSorted()).toEqual([
    "authPo POST /student-excel-upload",
    "hr POST /connect-po",
    "po POST /connect-hr",
  ]);
});

test("an HR user's answer to a connection and a change of billing suppress the toast", () => {
  const quiet = marked((row) => row.quiet === "toast");
  expect(quiet).toContain("hr PUT /connection-approval/{id}");
  expect(quiet).toContain("po PUT /billing/{id}");
});

test("what is read by a slug is open to anyone", () => {
  expect(rows.filter((row) => row.route.includes("{slug}")).every((row) => row.open)).toBe(true);
});

test("each step of HR onboarding gives back an access token", () => {
  const steps = rows.filter((row) => row.root === "hr" && row.step);
  expect(steps).toHaveLength(4);
  expect(steps.every((row) => row.moves)).toBe(true);
});
