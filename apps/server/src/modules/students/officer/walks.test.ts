import { studentSorts, type StudentQuery } from "@toran/contract/schemas/officer-student";
import { and, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { userOf } from "../../accounts/profile";
import { students } from "../tables";
import { matching } from "./filter";
import { stretchesOf } from "./keyset";

const server = await startServer();
interface Window {
  items: { firstName: string }[];
  next: string | null;
}
type Officer = Awaited<ReturnType<typeof server.person>>;

/** A class of which one in thirty is called Zoya, and stands at the end of every list by name. */
async function withClass(many: number) {
  const officer = await server.person("officer-ready");
  const rows = Array.from({ length: many }, (_, n) => ({
    firstName: `${n % 30 ? "Asha" : "Zoya"} ${n}`,
    department: ["Civil", "Mechanical", null][n % 3] ?? null,
    cgpa: n % 10,
    graduationYear: 2020 + (n % 10),
    activeBacklogs: n % 7,
    rollNumber: n % 5 ? `R${n}` : null,
  }));
  await addStudents(server, officer, rows);
  await server.db.execute(sql`analyze`);
  const user = await userOf(server.db, officer);
  return { officer, signedIn: { ...user, sessionId: "" } };
}

async function walk({ api }: Officer, query: Record<string, unknown>) {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const { data }: { data: Window } = ok(
      await api.po.students.list({ query: { ...query, limit: 100, ...(next && { next }) } }),
    );
    names.push(...data.items.map(({ firstName }) => firstName));
    next = data.next ?? undefined;
  } while (next);
  return names;
}

const { officer, signedIn } = await withClass(1500);

/** How the database would answer, were nothing cheaper than an index. */
async function planOf(query: Partial<StudentQuery>, ordered: boolean) {
  const where = await matching(server.db, signedIn, query);
  return server.db.transaction(async (tx) => {
    for (const way of ["seqscan", ordered ? "sort" : "indexscan", "incremental_sort"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const plans = [];
    for (const { where: here, order } of stretchesOf(query)) {
      const sorted = ordered ? sql`order by ${sql.join(order, sql`, `)} limit 51` : sql``;
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
        sql`explain select user_id from ${students} where ${and(where, ordered ? here : undefined)} ${sorted}`,
      );
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans.join("\n");
  });
}

test.each(studentSorts)("157: a list by %s is a walk along an index", async (sort) => {
  const plan = await planOf({ sort }, true);
  expect(plan).toMatch(/Index (Only )?Scan/);
  expect(plan).not.toMatch(/Sort|Seq Scan on students/);
});

test.each([
  ["account_status", { status: ["SUSPENDED"] }],
  ["placement_status", { placement: ["PLACED"] }],
  ["outcome_tag", { outcome: ["HIGHER_STUDIES"] }],
  ["graduation_year", { graduationYear: 2021 }],
  ["cgpa", { minCgpa: 9 }],
  ["active_backlogs", { maxBacklogs: 0 }],
  ["search", { search: "zoya" }],
] as const)("157: the filter by %s is looked up in an index", async (column, query) => {
  const plan = await planOf(query as Partial<StudentQuery>, false);
  expect(plan).toMatch(new RegExp(`Index Cond: .*${column}`));
  expect(plan).not.toContain("Seq Scan on students");
});

test("157: words find the same students in the same order, whether many have them, few, or nobody", async () => {
  for (const sort of ["name", "-name", "roll", "-cgpa"] as const) {
    const all = await walk(officer, { sort });
    expect(all).toHaveLength(1500);
    const called = (word: string) => all.filter((name) => name.startsWith(word));
    expect(await walk(officer, { sort, search: "zo" })).toEqual(called("Zoya"));
    expect(await walk(officer, { sort, search: "a" })).toEqual(called("Asha"));
    expect(await walk(officer, { sort, search: "zoya r" })).toEqual(called("Zoya"));
    expect(await walk(officer, { sort, search: "yoga" })).toEqual([]);
  }
  const civil = await walk(officer, { department: "Civil" });
  expect(await walk(officer, { department: "Civil", search: "zoya" })).toEqual(
    civil.filter((name) => name.startsWith("Zoya")),
  );
});
