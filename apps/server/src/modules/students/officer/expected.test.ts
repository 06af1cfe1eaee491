import { expect, test } from "vitest";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";

const server = await startServer();

test("a change of all who match is refused where it would be for another number than was looked at", async () => {
  const officer = await server.person("officer-ready");
  await addStudents(server, officer, [{ firstName: "Asha" }, { firstName: "Ravi" }]);
  const { students, messages } = officer.api.po;
  const query = { mode: "FILTERED", status: "ACTIVE" } as const;
  const body = { status: "DEREGISTERED" } as const;
  const looked = ok(await students.setStatus({ query: { ...query, dryRun: true }, body })).data;
  const expected = looked.results.filter((row) => row.ok).length;
  await addStudents(server, officer, [{ firstName: "Late" }]);

  const late = await students.setStatus({ query: { ...query, expected }, body });
  expect(refusal(late)).toMatchObject({
    status: 409,
    body: {
      message: "By now it would be 3 students, not 2, so nothing was done. Look again.",
      current: { students: 3 },
    },
  });
  const placed = await students.setPlacement({
    query: { ...query, expected },
    body: { isPlaced: true },
  });
  expect(refusal(placed).status).toBe(409);
  const words = { subject: "Marks", text: "Bring your mark sheets.", formKey: crypto.randomUUID() };
  const written = await messages.send({ query: { ...query, expected }, body: words });
  expect(refusal(written).status).toBe(409);

  const sent = await messages.send({ query: { ...query, expected: 3 }, body: words });
  expect(ok(sent).data.recipients).toBe(3);
  const done = ok(await students.setStatus({ query: { ...query, expected: 3 }, body })).data;
  expect(done.results.filter((row) => row.ok)).toHaveLength(3);
});
