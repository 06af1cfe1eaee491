import { expect, test, vi } from "vitest";

// The areas that another file has entered are not entered here.
vi.resetModules();
const { onRoutes, rowOf, stepsTo } = await import("./routes");

test("a screen of an area that nobody entered fetches the screens of the area, once, and tells", async () => {
  const told = vi.fn<() => void>();
  const leave = onRoutes(told);
  const before = rowOf("/hr/jobs/7");
  expect(before).toMatchObject({ title: "Loading", access: { kind: "public" } });
  expect(rowOf("/hr").title).toBe("Loading");
  await Promise.all([before.lazy(), before.lazy()]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(rowOf("/hr/jobs/7")).toMatchObject({ title: "Job", access: { area: "hr" } });
  expect(stepsTo("/hr/jobs/7").map(({ path }) => path)).toEqual(["/hr/jobs", "/hr/jobs/7"]);
  expect(rowOf("/po/home").title).toBe("Loading");
  leave();
});

test("the pages that are in the HTML are known without their area", () => {
  expect(rowOf("/po/login").title).toBe("Log in");
  expect(rowOf("/nowhere").title).toBe("Page not found");
});
