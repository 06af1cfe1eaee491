import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();

test.each(["archive", "bookmark"] as const)(
  "the log tells who changed a list of the %s, and how many they put in or took out",
  async (kind) => {
    const officer = await server.person("officer-ready");
    const [a = "", b = "", c = ""] = await addStudents(server, officer, [{}, {}, {}]);
    const lists = officer.api.po[kind];
    const { id } = ok(await lists.create({ body: { name: "Left", studentId: [a] } })).data;
    const params = { id };
    ok(await lists.update({ params, body: { studentId: [a, b, c] } }));
    ok(await lists.update({ params, body: { name: "Gone", studentId: [a] } }));
    ok(await lists.removeStudents({ params, query: { studentId: [b, c] } }));
    // What changes nothing is not told: neither the same again, nor who is out already.
    ok(await lists.update({ params, body: { name: "Gone", studentId: [a] } }));
    ok(await lists.removeStudents({ params, query: { studentId: [b] } }));

    const action = `${kind}.change` as const;
    const { items } = ok(await officer.api.po.audit.list({ query: { action } })).data;
    expect(items.map(({ entity }) => entity)).toEqual([id, id, id]);
    expect(items.toReversed().map(({ details }) => details)).toEqual([
      [
        { name: "name", before: null, after: "Left" },
        { name: "putIn", before: null, after: "2" },
      ],
      [{ name: "name", before: "Left", after: "Gone" }],
      [
        { name: "name", before: null, after: "Gone" },
        { name: "takenOut", before: null, after: "2" },
      ],
    ]);
  },
);
