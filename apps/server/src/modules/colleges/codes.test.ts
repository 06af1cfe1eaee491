import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { rowChecker } from "../class-imports/sheet/check-row";

const server = await startServer();

test("a code is the one of one department, so that a class list which names it means that one", async () => {
  const { college } = (await server.person("officer-ready")).api.po;
  const save = (departments: { id?: string; name: string; code: string }[]) =>
    college.updateMajors({ body: { departments } });
  const both = [
    { name: "Aeronautics", code: "AE" },
    { name: "Agriculture", code: "ae" },
  ];
  expect(refusal(await save(both)).errors).toEqual({
    "departments.0.code": "Agriculture has this code already.",
  });
  ok(await save([{ name: "Aeronautics", code: "AE" }]));
  expect(refusal(await save([{ name: "Agriculture", code: "ae" }])).errors).toEqual({
    "departments.0.code": "Aeronautics has this code already.",
  });
  const names = ok(await college.data()).data.departments.map(({ name }) => name);
  expect(names).toContain("Aeronautics");
  expect(names).not.toContain("Agriculture");
  // One that keeps its code is changed as before, and a code may go from one to another.
  const { id = "" } = ok(await college.data()).data.departments.at(-1) ?? {};
  ok(await save([{ id, name: "Aerospace", code: "AE" }]));
  ok(
    await save([
      { id, name: "Aerospace", code: "AS" },
      { name: "Agriculture", code: "AE" },
    ]),
  );
});

test("majors are kept as they are written now and in the order they stand in", async () => {
  const { college } = (await server.person("officer-ready")).api.po;
  const save = async (majors: string[]) => {
    const departments = [{ name: "Aeronautics", majors }];
    ok(await college.updateMajors({ body: { departments } }));
    return ok(await college.data()).data.departments.at(-1)?.majors ?? [];
  };
  const [first, second] = await save(["Vlsi design", "Robotics"]);
  const now = await save(["Avionics", "Robotics", "VLSI Design"]);
  expect(now.map(({ name }) => name)).toEqual(["Avionics", "Robotics", "VLSI Design"]);
  expect([now[2]?.id, now[1]?.id]).toEqual([first?.id, second?.id]);
});

test("a code that two departments have from before is said to be of both", () => {
  const taught = ["Aeronautics", "Agriculture"].map((name) => ({
    name,
    code: "AE",
    formerNames: [],
    majors: [],
  }));
  const check = rowChecker([{ heading: "Branch", sample: "", holds: "department" }], taught);
  const said = (cell: string) =>
    check({ row: 2, cells: [cell] }).problems.find(({ field }) => field === "department")?.message;
  expect(said("ae")).toBe("Aeronautics and Agriculture have the code “ae”. Write the name.");
  expect(said("agriculture")).toBeUndefined();
});
