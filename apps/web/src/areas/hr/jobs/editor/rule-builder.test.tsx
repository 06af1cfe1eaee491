// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { type DraftJob, emptyJob, ruleOf } from "./draft-job";
import { RuleBuilder } from "./rule-builder";

const counted = () => answering(ok({ eligible: null, students: 20, colleges: [] }));

type Reaching = NonNullable<NonNullable<NonNullable<FakeCalls["hr"]>["jobs"]>["reach"]>;

function open(reach: Reaching = counted()) {
  let rule: unknown;
  function Editing() {
    const [draft, setDraft] = useState<DraftJob>(emptyJob);
    rule = ruleOf(draft);
    return (
      <RuleBuilder
        draft={draft}
        change={(part) =>
          setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }))
        }
        errorOf={() => undefined}
      />
    );
  }
  const calls = { hr: { jobs: { reach } } };
  const { user } = renderScreen(<Editing />, { area: "hr", mode: "DASHBOARD", calls });
  return { user, rule: () => rule };
}

test("a company asks for few years of gap", async () => {
  const { user, rule } = open();
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Condition 1" }), "Gap years");
  const years = screen.getByRole("spinbutton", { name: "Gap years" });
  await user.clear(years);
  await user.type(years, "11");
  await user.tab();
  expect(screen.getByText("Write a number from 0 to 10.")).toBeTruthy();
  await user.clear(years);
  await user.type(years, "1");
  expect(rule()).toEqual({ all: [{ field: "gapYears", op: "AT_MOST", value: 1 }] });
});

test("what was wrong with a number is not said of the condition that takes its place", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  await user.type(screen.getByRole("spinbutton", { name: "CGPA" }), "75");
  await user.tab();
  expect(screen.getByText("Write a number from 0 to 10.")).toBeTruthy();
  const field = screen.getByRole("combobox", { name: "Condition 1" });
  await user.selectOptions(field, "Year of graduation");
  expect(screen.queryByText("Write a number from 0 to 10.")).toBeNull();
  expect(screen.getByRole("spinbutton", { name: "Year of graduation" })).toHaveProperty(
    "value",
    "",
  );
});

test("a condition without its number, or with one out of reach, is finished before anybody is counted", async () => {
  const reach = counted();
  const { user, rule } = open(reach);
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  const field = screen.getByRole("combobox", { name: "Condition 1" });
  await user.selectOptions(field, "Year of graduation");
  const year = screen.getByRole("spinbutton", { name: "Year of graduation" });
  expect(year).toHaveProperty("value", "");
  const unfinished = "Finish each condition; then the reach is counted.";
  expect(screen.getByText(unfinished)).toBeTruthy();
  await user.type(year, "202");
  expect(screen.getByText(unfinished)).toBeTruthy();
  await user.type(year, "7");
  expect(await screen.findByText(/of 20 students/)).toBeTruthy();
  const leaf = { field: "graduationYear", op: "AT_LEAST", value: 2027 };
  expect(reach.asked.at(-1)).toMatchObject({ body: { rule: { all: [leaf] } } });
  await user.clear(year);
  await user.tab();
  expect(year).toHaveProperty("value", "");
  expect(rule()).toEqual({ all: [{ ...leaf, value: [] }] });
});

test("whom a gender reaches is counted once it is said why, and few are not told by number", async () => {
  const reach = counted();
  const { user } = open(reach);
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Condition 1" }), "Gender");
  await user.selectOptions(screen.getByRole("combobox", { name: "Gender" }), "FEMALE");
  expect(await screen.findByText(/Say why a gender is asked for; then/)).toBeTruthy();
  await user.type(screen.getByLabelText("Why a gender is asked for"), "A scheme");
  const explained = { body: { ruleReason: "A scheme" } };
  await waitFor(() => expect(reach.asked.at(-1)).toMatchObject(explained));
  expect(screen.getByText(/^Fewer than 5 of 20 students/)).toBeTruthy();
  expect(screen.getByText(/^In steps of 5/)).toBeTruthy();
});

test("the numbers of a rule are not told of the next one: they are counted, and kept with a word where too many were", async () => {
  const rule = { eligible: 15, students: 20, colleges: [] };
  const says = "Your company has asked for the reach of very many rules. Please wait a while.";
  const held = refusal({ message: says }, 429);
  const server: { answer?: (reply: typeof held) => void } = {};
  const late = new Promise<typeof held>((resolve) => (server.answer = resolve));
  const asked: unknown[] = [];
  const reach = async (input: unknown) => {
    asked.push(input);
    return asked.length === 1 ? ok(rule) : late;
  };
  const { user } = open(reach);
  const told = await screen.findByText("15 of 20 students of 0 colleges could apply.");
  expect(told.closest("output")?.getAttribute("aria-busy")).toBe("false");
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  expect(screen.queryByText(/students of 0 colleges/)).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole("status").getAttribute("aria-busy")).toBe("true");
  server.answer?.(held);
  expect(await screen.findByText(`${says} These are the numbers of an earlier rule.`)).toBeTruthy();
  expect(screen.getByText("15 of 20 students of 0 colleges could apply.")).toBeTruthy();
  expect(screen.getByRole("status").getAttribute("aria-busy")).toBe("false");
});
