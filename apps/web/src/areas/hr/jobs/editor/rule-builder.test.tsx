// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { type DraftJob, emptyJob, ruleOf } from "./draft-job";
import { RuleBuilder } from "./rule-builder";

const reach = async () => ok({ eligible: 1, students: 2, colleges: [] });

test("a company asks for few years of gap", async () => {
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
  const { user } = renderScreen(<Editing />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { jobs: { reach } } },
  });
  await user.click(screen.getByRole("button", { name: "Add a condition" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Condition 1" }), "Gap years");
  const years = screen.getByRole("spinbutton", { name: "Gap years" });
  await user.clear(years);
  await user.type(years, "11");
  await user.tab();
  expect(screen.getByText("Write a number from 0 to 10.")).toBeTruthy();
  await user.clear(years);
  await user.type(years, "1");
  expect(rule).toEqual({ all: [{ field: "gapYears", op: "AT_MOST", value: 1 }] });
});
