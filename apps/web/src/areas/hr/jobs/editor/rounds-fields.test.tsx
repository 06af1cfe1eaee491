// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { type DraftJob, emptyJob } from "./draft-job";
import { RoundsFields } from "./rounds-fields";

const round = (title: string) => ({
  id: title,
  kind: "TEST" as const,
  title,
  mode: "CAMPUS" as const,
  minutes: null,
  venue: null,
});

function Editing() {
  const [draft, setDraft] = useState<DraftJob>({
    ...emptyJob,
    rounds: [round("Test"), round("Talk")],
  });
  return (
    <RoundsFields
      draft={draft}
      change={(part) =>
        setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }))
      }
      errorOf={() => undefined}
    />
  );
}

const titles = () =>
  [1, 2].map((place) => screen.getByLabelText<HTMLInputElement>(`Round ${place}`).value);

test("a round that is moved to an end by the keyboard keeps the focus there, and goes no further", async () => {
  const user = userEvent.setup();
  render(<Editing />);
  screen.getByRole("button", { name: "Move round 2 up" }).focus();
  await user.keyboard("{Enter}");
  expect(titles()).toEqual(["Talk", "Test"]);
  const up = screen.getByRole<HTMLButtonElement>("button", { name: "Move round 1 up" });
  expect(document.activeElement).toBe(up);
  expect(up.disabled).toBe(false);
  expect(up.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(titles()).toEqual(["Talk", "Test"]);
});
