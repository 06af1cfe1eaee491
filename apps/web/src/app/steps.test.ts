import { expect, test } from "vitest";
import { hrEntries } from "@/areas/hr/entries";
import { poEntries } from "@/areas/po/entries";
import { studentEntries } from "@/areas/student/entries";
import { crumbsOf, entryOf } from "@/features/area-frame/entries";
import { areaNames, areaOfPath } from "@/navigation/areas";
import { paths as named } from "@/navigation/paths";
import { enterArea, rowOf, routes, stepsTo } from "./routes";

await Promise.all(areaNames.map(enterArea));

// A path with a star is asked for by an example.
const asked = (path: string) => path.replace("*", "anything/below").replace(":id", "1");

const entries = { hr: hrEntries(), po: poEntries(), student: studentEntries };
const framed = routes().flatMap(({ path, access, layout, title }) =>
  access.kind === "private" && layout ? [{ path, area: access.area, title }] : [],
);
const notThere: string[] = [named.hr.all, named.po.all, named.student.all, named.student.edit];

test("every page behind a sign-in belongs to an entry of its sidebar, but those that a button of the top bar leads to", () => {
  const lost = framed.filter(
    ({ path, area }) => !notThere.includes(path) && !entryOf(entries[area], asked(path)),
  );
  expect(lost.map(({ path }) => path).toSorted()).toEqual(
    [
      ...[named.po, named.hr].flatMap(({ calendar, notifications }) => [calendar, notifications]),
      named.student.notifications,
      named.student.message,
    ].toSorted(),
  );
});

const crumbsAt = (path: string, area = areaOfPath(path)!) =>
  crumbsOf(entryOf(entries[area], path), {}, stepsTo(path));

test.each(framed)(
  "the way to $path ends there, over pages of its area",
  ({ path, area, title }) => {
    const at = asked(path);
    const crumbs = crumbsAt(at, area);
    const called = [title, entryOf(entries[area], at)?.label];
    expect(called).toContain(crumbs.at(-1)?.label);
    for (const { href = "" } of crumbs) {
      const { access } = rowOf(href);
      expect(access).toEqual({ kind: "private", area });
      expect(notThere.includes(rowOf(href).path) && href !== at).toBe(false);
    }
  },
);

test.each([
  ["/po/students", [["Students", "/po/students"]]],
  ["/po/students/", [["Students", "/po/students"]]],
  [
    "/po/students/import/7",
    [
      ["Students", "/po/students"],
      ["Import students", "/po/students/import"],
    ],
  ],
  [
    "/po/placement-policy",
    [
      ["Jobs", "/po/jobs"],
      ["Placement policy", "/po/placement-policy"],
    ],
  ],
  ["/po/college/departments", [["Departments", "/po/college/departments"]]],
  [
    "/hr/jobs/new",
    [
      ["Jobs", "/hr/jobs"],
      ["New job", "/hr/jobs/new"],
    ],
  ],
  [
    "/hr/jobs/7/edit",
    [
      ["Jobs", "/hr/jobs"],
      ["Job", "/hr/jobs/7"],
      ["Edit a job", "/hr/jobs/7/edit"],
    ],
  ],
  [
    "/student/edit/projects",
    [
      ["Portfolio", "/student/skills"],
      ["Projects", "/student/edit/projects"],
    ],
  ],
  [
    "/student/notifications/messages/7",
    [
      ["Notifications", "/student/notifications"],
      ["Message", "/student/notifications/messages/7"],
    ],
  ],
  ["/hr/nowhere", [["Page not found", "/hr/nowhere"]]],
])("the way to %s", (path, way) => {
  expect(crumbsAt(path).map(({ label, href }) => [label, href])).toEqual(way);
});

test("a list has the address that it was left with", () => {
  const left = { "/hr/jobs": "?state=OPEN" };
  const crumbs = crumbsOf(entryOf(entries.hr, "/hr/jobs/7"), left, stepsTo("/hr/jobs/7"));
  expect(crumbs.map(({ href }) => href)).toEqual(["/hr/jobs?state=OPEN", "/hr/jobs/7"]);
  // At the list itself its name leads to the whole of it.
  const own = crumbsOf(entryOf(entries.hr, "/hr/jobs"), left, stepsTo("/hr/jobs"));
  expect(own.map(({ href }) => href)).toEqual(["/hr/jobs"]);
});
