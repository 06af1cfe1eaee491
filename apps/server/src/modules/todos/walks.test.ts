import { isFailure } from "@toran/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const walks = Number(process.env["WALKS"] ?? 15);

const step = fc.oneof(
  fc.record({
    act: fc.constant("add" as const),
    title: fc.constantFrom("Call Kestrel", "Book the hall", "Mail the list"),
  }),
  fc.record({ act: fc.constant("finish" as const), which: fc.nat(6) }),
  fc.record({ act: fc.constant("remove" as const), which: fc.nat(6) }),
  fc.record({ act: fc.constant("remove again" as const), which: fc.nat(6) }),
);

test.each(["officer-ready", "hr-ready"] as const)(
  "129: whatever a %s does to the to-do list, in whatever order, the list and the memory of it agree",
  async (name) => {
    const walk = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const person = await server.person(name);
      const { todos } = name === "hr-ready" ? person.api.hr : person.api.po;
      const model: { id: string; title: string; status: string }[] = [];
      const gone: string[] = [];
      for (const each of steps) {
        if (each.act === "add") {
          const { id, title, status } = ok(
            await todos.create({ body: { title: each.title } }),
          ).data;
          model.push({ id, title, status });
          continue;
        }
        const [at, id] =
          each.act === "remove again"
            ? [-1, gone[each.which]]
            : [each.which, model[each.which]?.id];
        if (!id) continue;
        const params = { id };
        const reply =
          each.act === "finish"
            ? await todos.update({ params, body: { title: "Done with it", status: "DONE" } })
            : await todos.remove({ params });
        expect(isFailure(reply)).toBe(each.act === "remove again");
        if (each.act === "finish") model[at] = { id, title: "Done with it", status: "DONE" };
        if (each.act === "remove") gone.push(...model.splice(at, 1).map((removed) => removed.id));
      }
      const list = ok(await todos.list()).data.map(({ id, title, status }) => ({
        id,
        title,
        status,
      }));
      expect(list).toEqual(model);
    });
    await expect(fc.assert(walk, { numRuns: walks, seed: 7 })).resolves.toBeUndefined();
  },
);
