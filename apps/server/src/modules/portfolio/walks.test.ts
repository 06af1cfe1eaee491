import fc from "fast-check";
import { expect, test } from "vitest";
import { isFailure } from "@toran/api-client";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const walks = Number(process.env["WALKS"] ?? 12);
const which = fc.nat(5);
const formKeys = Array.from({ length: 4 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);

const step = fc.oneof(
  fc.record({ act: fc.constant("add" as const), form: fc.nat(formKeys.length - 1) }),
  fc.record({ act: fc.constant("edit" as const), which, title: fc.constantFrom("One", "Two") }),
  fc.record({ act: fc.constant("edit what was seen long ago" as const), which }),
  fc.record({ act: fc.constant("remove" as const), which }),
  fc.record({ act: fc.constant("undo" as const), which }),
  fc.record({ act: fc.constant("to the front" as const), which }),
);

interface Known {
  id: string;
  title: string;
  version: number;
}

test("129: whatever a student does to a section, in whatever order, the section and the memory of it agree", async () => {
  const walk = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
    const student = await server.person("student-new");
    const { sections, portfolio } = student.api.student;
    const { additional } = sections;
    let model: Known[] = [];
    const gone: Known[] = [];
    const forms = new Map<string, string>();
    const wrong: string[] = [];
    const hold = (right: boolean, what: string) => void (right || wrong.push(what));
    for (const each of steps) {
      const at = "which" in each ? each.which : -1;
      const item = model[at];
      if (each.act === "add") {
        const formKey = formKeys[each.form] ?? "";
        const again = forms.get(formKey);
        const reply = await additional.create({ body: { title: "New", formKey } });
        const edited = [...model, ...gone].find(({ id }) => id === again);
        if (edited && edited.title !== "New") {
          hold(isFailure(reply) && reply.status === 409, "an old form was believed");
          continue;
        }
        const { data } = ok(reply);
        hold(again === undefined || again === data.id, "a form added two items");
        forms.set(formKey, data.id);
        const back = gone.findIndex(({ id }) => id === data.id);
        const known = back >= 0 ? gone.splice(back, 1) : [];
        if (back >= 0 || again === undefined) model.push({ ...data, ...known[0] });
      } else if (each.act === "undo") {
        const last = gone[at];
        const body = { section: "additional" as const, id: last?.id ?? student.id };
        const reply = await portfolio.undo({ body });
        hold(isFailure(reply) === (last === undefined), "undo");
        if (last) model.push(...gone.splice(at, 1));
      } else if (item && each.act === "remove") {
        ok(await additional.remove({ params: { id: item.id } }));
        model = model.filter((other) => other !== item);
        gone.push(item);
      } else if (item && each.act === "edit") {
        const body = { title: each.title, version: item.version };
        const { data } = ok(await additional.update({ params: { id: item.id }, body }));
        hold(data.version - item.version === (item.title === each.title ? 0 : 1), "version");
        Object.assign(item, { title: data.title, version: data.version });
      } else if (item && each.act === "to the front") {
        const ids = [item.id];
        ok(await portfolio.order({ body: { section: "additional", ids } }));
        model = [item, ...model.filter((other) => other !== item)];
      } else if (item) {
        const body = { title: "From an old tab", version: item.version - 1 || 999 };
        const reply = await additional.update({ params: { id: item.id }, body });
        hold(isFailure(reply) && reply.status === 409, "an old tab was believed");
      }
      expect(wrong).toEqual([]);
      const seen = ok(await additional.list()).data;
      expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(model.map(({ id }) => id)));
      expect(seen.map(({ title, version, id }) => ({ id, title, version })).toSorted(byId)).toEqual(
        model.map(({ id, title, version }) => ({ id, title, version })).toSorted(byId),
      );
    }
  });
  await expect(fc.assert(walk, { numRuns: walks, seed: 7 })).resolves.toBeUndefined();
});

const byId = (a: Known, b: Known) => a.id.localeCompare(b.id);
