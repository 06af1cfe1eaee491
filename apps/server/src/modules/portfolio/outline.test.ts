import type { SectionName } from "@toran/contract/schemas/portfolio";
import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { run } from "../../db/run";
import { saveStudent, studentOf } from "../students/personal";
import { allItems } from "./items";
import type { Content } from "./sections";
import { portfolioItems as table } from "./tables";

const server = await startServer();
const now = new Date("2026-11-02T10:00:00Z");

const outlineOf = async (id: string) => (await studentOf(server.db, { id }))?.outline;

/** What the outline has to say, counted here. */
async function counted(id: string) {
  const many: Partial<Record<SectionName, number>> = {};
  const skills = [];
  for (const item of await allItems(server.db, { id })) {
    many[item.section] = (many[item.section] ?? 0) + 1;
    if (item.section === "skills") skills.push(item);
  }
  const last = Number.MAX_SAFE_INTEGER;
  skills.sort(
    (a, b) => (a.topPosition ?? last) - (b.topPosition ?? last) || a.position - b.position,
  );
  const names = skills.map(({ content }) => (content as { skill_name: string }).skill_name);
  return { many, skills: names.slice(0, 4) };
}

function add(studentId: string, section: SectionName, position: number, topPosition?: number) {
  const name = crypto.randomUUID();
  const content = { skill_name: name } as Content;
  const values = { studentId, section, name, content, position, topPosition };
  return server.db.insert(table).values({ ...values, createdAt: now, updatedAt: now });
}

const step = fc.record({
  what: fc.nat(5),
  section: fc.constantFrom("skills", "skills", "projects", "education"),
  top: fc.option(fc.nat(9), { nil: undefined }),
  at: fc.nat(20),
});

test("whatever becomes of the items of a portfolio, its outline says what it holds", async () => {
  const { id } = await server.person("student-ready");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const [index, { what, section, top, at }] of steps.entries()) {
        const items = (await allItems(server.db, { id })).map((item) => item.id);
        const those = inArray(table.id, items.slice(at % (items.length || 1)));
        if (what < 3) await add(id, section, index * 100 + at, top);
        else if (what === 3) await server.db.delete(table).where(those);
        else if (what === 4) await server.db.update(table).set({ removedAt: now }).where(those);
        else await server.db.update(table).set({ topPosition: null }).where(those);
        expect(await outlineOf(id)).toEqual(await counted(id));
      }
    }),
    { numRuns: 8, seed: 20_261 },
  );
});

test("what several windows add at the same moment is all counted", async () => {
  const { id, api } = await server.person("student-ready");
  const before = (await counted(id)).many;
  const body = { type: "TECHNICAL", level: "NEW" } as const;
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) =>
      ok(await api.student.skills.create({ body: { ...body, skill_name: `Skill ${at}` } })),
    ),
  );
  const outline = await outlineOf(id);
  expect(outline).toEqual(await counted(id));
  expect(outline?.many.skills).toBe((before.skills ?? 0) + 8);
});

test("a student whose row comes after the portfolio has the outline all the same", async () => {
  const { id } = await server.person("student-ready");
  await add(id, "skills", 100);
  const outline = await counted(id);
  await run(server.db, sql`delete from students where user_id = ${id}`);
  await saveStudent(server.db, { id }, {}, now);
  expect(await outlineOf(id)).toEqual(outline);
});
