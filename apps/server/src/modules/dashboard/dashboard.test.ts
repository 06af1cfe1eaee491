import { expect, test } from "vitest";
import { connect } from "../../testing/connect";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-in-season");
const { dashboard, quickAccess, search } = officer.api.po;
const stranger = await server.person("officer-ready");
const groups = ok(await dashboard.groups()).data;
const all = { id: groups[0]?.id ?? "" };

test("the departments stand in families, and the figures of each family are those of its departments", async () => {
  expect(groups.map(({ name, departments }) => [name, departments.length])).toEqual([
    ["All departments", 6],
    ["Core", 3],
    ["Circuit", 3],
  ]);
  const departments = ok(await dashboard.departments({ params: all })).data;
  expect(departments.map(({ name, students }) => [name, students])).toEqual([
    ["Computer Science", 180],
    ["Electronics", 142],
    ["Mechanical", 121],
    ["Electrical", 96],
    ["Civil", 74],
    ["Chemical", 48],
  ]);
  for (const { id, departments: names } of groups) {
    const season = ok(await dashboard.season({ params: { id } })).data;
    const within = departments.filter(({ name }) => names.includes(name));
    const sum = (of: (row: (typeof within)[number]) => number) =>
      within.reduce((total, row) => total + of(row), 0);
    expect([season.students, season.placed]).toEqual([
      sum((row) => row.students),
      sum((row) => row.placed),
    ]);
  }
  const whole = ok(await dashboard.season({ params: all })).data;
  expect(whole.offers).toBeGreaterThanOrEqual(whole.placed);
  expect(whole.placedThisWeek).toBeGreaterThan(0);
  expect(whole.medianPackage).toBeGreaterThan(400_000);
  const [first] = departments;
  const alone = ok(await dashboard.season({ params: { id: first?.id ?? "" } })).data;
  expect(alone.students).toBe(first?.students);
  const foreign = stranger.api.po.dashboard;
  for (const call of [foreign.departments, foreign.season, foreign.topSkills])
    expect(refusal(await call({ params: all })).status).toBe(404);
});

test("top skills are told by department, to the college and to the companies it lets look", async () => {
  const top = ok(await dashboard.topSkills({ params: all })).data;
  expect(top).toHaveLength(6);
  for (const { skills } of top) {
    const counts = skills.map(({ students }) => students);
    expect(skills.length).toBeLessThanOrEqual(5);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
  const hr = await server.person("hr-ready");
  const { colleges, lookups } = hr.api.hr;
  expect(ok(await colleges.topSkills({ params: all })).data).toEqual(top);
  expect(ok(await lookups.studentSkills({})).data).toEqual([]);
  await connect(server, officer, hr);
  const found = ok(await lookups.studentSkills({ query: { skills: "py" } })).data;
  expect(found).toEqual([{ id: "Python", name: "Python" }]);
});

test("requests are told week by week, and how they were answered", async () => {
  const weeks = ok(await dashboard.connectionGraph()).data;
  expect(weeks).toHaveLength(15);
  for (const { week } of weeks) expect(new Date(week).getUTCDay()).toBe(1);
  expect(weeks.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(20);
  expect(ok(await dashboard.approvals({})).data).toMatchObject({ waiting: 6, rejected: 2 });
  expect(ok(await dashboard.approvals({ query: { status: "PENDING" } })).data).toEqual({
    waiting: 6,
    approved: 0,
    rejected: 0,
  });
  const query = { connectionType: "CONNECTED" as const, limit: 100 };
  const connected = ok(await officer.api.po.companies.list({ query })).data.items.length;
  expect(ok(await dashboard.season({ params: all })).data).toMatchObject({ connected });
});

test("the profile of a college says what it lacks", async () => {
  const before = ok(await dashboard.progress()).data;
  expect([before.percent, before.next?.name]).toEqual([70, "crest"]);
  ok(
    await officer.api.po.college.createInfrastructure({
      body: { name: "Main hall", kind: "AUDITORIUM" },
    }),
  );
  expect(ok(await dashboard.progress()).data.percent).toBe(80);
});

test("an officer's home is arranged as they left it, and nobody else's is", async () => {
  const first = ok(await dashboard.widgets()).data;
  const [season, ...rest] = first.map(({ id, columns, shown }) => ({ id, columns, shown }));
  if (!season) throw new Error("There are no widgets.");
  const widgets = [...rest.slice(0, 3), { ...season, shown: false }];
  const kept = ok(await dashboard.saveWidgets({ body: { widgets } })).data;
  expect(kept.map(({ id }) => id)).toEqual([
    ...widgets.map(({ id }) => id),
    ...rest.slice(3).map(({ id }) => id),
  ]);
  expect(ok(await dashboard.widgets()).data).toEqual(kept);
  const colleague = await server.person("officer-ready");
  await joinOffice(server, colleague, officer);
  expect(ok(await colleague.api.po.dashboard.widgets()).data).toEqual(first);
  const twice = refusal(await dashboard.saveWidgets({ body: { widgets: [season, season] } }));
  expect(twice.body.errors).toEqual({ widgets: "Each widget can be there only once." });
});

test("an action is pinned once, by its officer alone, and only if there is one", async () => {
  const body = { name: "Bring in the class", action: "students.import" } as const;
  const first = ok(await quickAccess.create({ body })).data;
  const again = ok(await quickAccess.create({ body: { ...body, name: "Import" } })).data;
  expect(again).toEqual({ ...first, name: "Import" });
  expect(ok(await quickAccess.list()).data).toEqual([again]);
  const params = { id: first.id };
  expect(refusal(await stranger.api.po.quickAccess.remove({ params })).status).toBe(404);
  ok(await quickAccess.remove({ params }));
  expect(ok(await quickAccess.list()).data).toEqual([]);
  const unknown = await officer.call("POST", "/api/v1/placement-officer/quick-access", {
    payload: { name: "Launch", action: "rockets.launch" },
  });
  expect([unknown.statusCode, unknown.json<{ errors: object }>().errors]).toEqual([
    400,
    { action: "Choose an action." },
  ]);
});

test("the students of a group are those of its departments, and a search finds them beside companies and actions", async () => {
  const core = { id: groups[1]?.id ?? "" };
  const within = ok(await dashboard.students({ params: core, query: { limit: 100 } })).data.items;
  expect(new Set(within.map(({ department }) => department))).toEqual(
    new Set(["Mechanical", "Civil", "Chemical"]),
  );
  const elsewhere = { department: ["Computer Science"] };
  expect(ok(await dashboard.students({ params: core, query: elsewhere })).data.items).toEqual([]);

  const [student] = within;
  const found = ok(await search.all({ query: { search: student?.rollNumber ?? "" } })).data;
  expect(found.students).toMatchObject([{ id: student?.id, type: "STUDENT" }]);
  const companies = ok(await search.all({ query: { search: "kestrel" } })).data.companies;
  expect(companies[0]).toMatchObject({ name: "Kestrel Mobility", type: "COMPANY" });
  const none = ok(
    await stranger.api.po.search.all({ query: { search: student?.rollNumber ?? "" } }),
  );
  expect(none.data.students).toEqual([]);
});

test("actions are found by any of their words, and what waits by the name of the company", async () => {
  const names = async (text: string) =>
    ok(await search.actions({ query: { search: text } })).data.map(({ id }) => id);
  expect(await names("excel")).toEqual(["students.import"]);
  expect((await names("comp"))[0]).toMatch(/^companies/);
  expect(await names("zebra")).toEqual([]);
  const typed = ok(await search.actions({ query: { type: "companies" } })).data;
  expect(new Set(typed.map(({ type }) => type))).toEqual(new Set(["COMPANIES"]));
  const waiting = ok(await search.approvals({})).data;
  expect(waiting).toHaveLength(6);
  const [first] = waiting;
  const found = ok(await search.approvals({ query: { search: first?.name ?? "" } })).data;
  expect(found).toEqual([first]);
});

test("students follow their department when it is named anew, and the others keep their order", async () => {
  const { college, students } = officer.api.po;
  const before = ok(await college.data()).data.departments;
  const civil = before.find(({ name }) => name === "Civil");
  const bodyOf = (name: string) => ({
    departments: [{ id: civil?.id, name, majors: civil?.majors.map((each) => each.name) ?? [] }],
  });
  ok(await college.updateMajors({ body: bodyOf("Civil and Environmental") }));
  const after = ok(await college.data()).data.departments;
  expect(after.map(({ name }) => name)).toEqual(
    before.map(({ name }) => (name === "Civil" ? "Civil and Environmental" : name)),
  );
  const within = async (department: string) =>
    ok(await students.list({ query: { department: [department], limit: 1 } })).data.items.map(
      (each) => each.department,
    );
  // An address that was kept finds them by the name they had.
  for (const name of ["Civil and Environmental", "Civil"])
    expect(await within(name)).toEqual(["Civil and Environmental"]);
  ok(await college.updateMajors({ body: bodyOf("Civil") }));
});
