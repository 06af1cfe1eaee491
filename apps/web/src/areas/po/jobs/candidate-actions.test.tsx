// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { jobFacts } from "@/features/hiring/testing/facts";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { CandidateActions } from "./candidate-actions";

test("an application is taken back for a student who asks after the deadline", async () => {
  const late = refusal({ message: "Asha Rao has an offer, so this is not possible." }, 409);
  const done = ok({ results: [{ id: "Asha Rao", ok: true }], undoId: "undo" });
  const move = answering<typeof late | typeof done>(late, done);
  const onChanged = vi.fn<() => void>();
  const { user } = renderScreen(
    <CandidateActions
      sheet={{ ...candidate("Asha Rao"), state: "IN_ROUND", offers: [] }}
      job={jobFacts}
      onChanged={onChanged}
    />,
    { area: "po", mode: "DASHBOARD", calls: { po: { applications: { move } } } },
  );
  await user.click(screen.getByRole("button", { name: "Take back for the student" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Why/), "She studies on.");
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  expect(await dialog.findByText("Asha Rao has an offer, so this is not possible.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const body = { ids: ["Asha Rao"], command: "RELEASE", reasonText: "She studies on." };
  expect(move.asked).toEqual([{ body }, { body }]);
});

test("what has ended is not taken back but brought back", () => {
  const sheet = { ...candidate("Asha Rao"), state: "REJECTED" as const, offers: [] };
  renderScreen(<CandidateActions sheet={sheet} job={jobFacts} onChanged={vi.fn<() => void>()} />, {
    area: "po",
    mode: "DASHBOARD",
  });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Bring back",
  ]);
});

test("what was said of one deed is not said of the next", async () => {
  const sheet = { ...candidate("Asha Rao"), state: "IN_ROUND" as const, offers: [] };
  const move = answering(ok({ results: [{ id: "Asha Rao", ok: true }], undoId: "undo" }));
  function Reread() {
    const [ended, setEnded] = useState(false);
    const now = ended ? { ...sheet, state: "WITHDRAWN" as const } : sheet;
    return <CandidateActions sheet={now} job={jobFacts} onChanged={() => setEnded(true)} />;
  }
  const { user } = renderScreen(<Reread />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { applications: { move } } },
  });
  await user.click(screen.getByRole("button", { name: "Take back for the student" }));
  await user.type(screen.getByLabelText(/Why/), "She studies on.");
  await user.click(screen.getByRole("button", { name: /^Take it back/ }));
  await user.click(await screen.findByRole("button", { name: "Bring back" }));
  expect(screen.getByLabelText(/Why/)).toHaveProperty("value", "");
});

test("an offer is made to a selected candidate for the company, and refused in words", async () => {
  const wrong = refusal({ errors: { ctc: "Give the pay per year." } });
  const made = ok(madeOffer);
  const extend = answering<typeof wrong | typeof made>(wrong, made);
  const onChanged = vi.fn<() => void>();
  const sheet = { ...candidate("Asha Rao"), state: "SELECTED" as const, offers: [] };
  const { user } = renderScreen(
    <CandidateActions sheet={sheet} job={jobFacts} onChanged={onChanged} />,
    { area: "po", mode: "DASHBOARD", calls: { po: { offers: { extend } } } },
  );
  await user.click(screen.getByRole("button", { name: "Make an offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/You make it for the company/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Role").value).toBe("Fleet Engineer");
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  expect(await dialog.findByText("Give the pay per year.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const body = { applicationId: "Asha Rao", role: "Fleet Engineer", ctc: 900_000, replyDays: 14 };
  expect(extend.asked).toEqual([{ body }, { body }]);
});

test("who has an offer gets no second one, and its letter while nobody has answered", () => {
  const offer = { id: "offer", state: "EXTENDED", ctc: 900_000, stipend: null } as const;
  const sheet = { ...candidate("Asha Rao"), state: "OFFERED" as const, offer, offers: [madeOffer] };
  renderScreen(<CandidateActions sheet={sheet} job={jobFacts} onChanged={vi.fn<() => void>()} />, {
    area: "po",
    mode: "DASHBOARD",
  });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Offer letter",
  ]);
});

test("before the joining date nobody has joined, and after it somebody may have", () => {
  const offer = { id: "offer", state: "ACCEPTED", ctc: 900_000, stipend: null } as const;
  for (const [joiningDate, offered] of [
    ["2999-07-01", false],
    ["2026-07-01", true],
    [null, true],
  ] as const) {
    const offers = [{ ...madeOffer, joiningDate }];
    const sheet = { ...candidate("Asha Rao"), state: "OFFERED" as const, offer, offers };
    const { unmount } = renderScreen(
      <CandidateActions sheet={sheet} job={jobFacts} onChanged={vi.fn<() => void>()} />,
      { area: "po", mode: "DASHBOARD" },
    );
    expect(screen.queryByRole("button", { name: "Has joined" }) !== null).toBe(offered);
    unmount();
  }
});

test.each([
  ["SELECTED", null, "Make an offer"],
  [
    "OFFERED",
    { id: "offer", state: "DRAFT", ctc: 900_000, stipend: null },
    "Agree to the short time",
  ],
] as const)(
  "to a candidate who is %s no offer of a company goes out that is no longer connected",
  (state, offer, name) => {
    const sheet = { ...candidate("Asha Rao"), state, offer, offers: [] };
    const shown = { area: "po", mode: "DASHBOARD" } as const;
    const actions = { sheet, job: jobFacts, onChanged: vi.fn<() => void>() };
    const { unmount } = renderScreen(<CandidateActions {...actions} />, shown);
    expect(screen.getByRole("button", { name })).toBeTruthy();
    unmount();
    renderScreen(<CandidateActions {...actions} isApart />, shown);
    expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.getByText(/so no offer goes out/)).toBeTruthy();
  },
);

test("why somebody is not brought back is told in the dialog alone, and where nothing is asked by a toast", async () => {
  const manners: unknown[] = [];
  const refuse = async (_input: unknown, manner?: unknown) => {
    manners.push(manner);
    return refusal({ message: "The posting is over." }, 409);
  };
  const calls = { po: { applications: { reinstate: refuse }, offers: { command: refuse } } };
  const draft = { id: "offer", state: "DRAFT", ctc: 900_000, stipend: null } as const;
  const shown = (sheet: object) =>
    renderScreen(
      <CandidateActions
        sheet={{ ...candidate("Asha Rao"), offers: [], ...sheet }}
        job={jobFacts}
        onChanged={vi.fn<() => void>()}
      />,
      { area: "po", mode: "DASHBOARD", calls },
    );
  const { user, unmount } = shown({ state: "REJECTED" });
  await user.click(screen.getByRole("button", { name: "Bring back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Why/), "They were there after all.");
  await user.click(dialog.getByRole("button", { name: /^Bring back/ }));
  expect(await dialog.findByText("The posting is over.")).toBeTruthy();
  unmount();
  shown({ state: "OFFERED", offer: draft });
  await user.click(screen.getByRole("button", { name: "Agree to the short time" }));
  await waitFor(() => expect(manners).toEqual([{ tellsFailure: true }, undefined]));
});
