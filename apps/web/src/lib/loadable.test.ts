import { observe } from "mobx";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { Loadable } from "./loadable";

test("what is asked for again and comes the same is no other value", async () => {
  const page = new Loadable(
    answering(ok({ rows: ["Asha"] }), ok({ rows: ["Asha"] }), ok({ rows: ["Ravi"] })),
  );
  await page.load();
  const first = page.value;
  let drawn = 0;
  observe(page, "value", () => void drawn++);
  await page.load();
  expect(page.value).toBe(first);
  expect(drawn).toBe(0);
  await page.load();
  expect(page.value).toEqual({ rows: ["Ravi"] });
  expect(drawn).toBe(1);
});
