// @vitest-environment jsdom
import type { OfferOutcome } from "@toran/contract/schemas/offer";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OfferActions } from "./offer-actions";
import { job } from "./testing/job";

test("a company puts the joining off to a day, and is told what is wrong with it", async () => {
  const wrong = refusal({ errors: { joiningDate: "Choose a day within three years." } });
  const outcome: OfferOutcome = {
    offer: { ...madeOffer, state: "DEFERRED", deferrals: 1 },
    declined: [],
    withdrawn: [],
    restored: [],
  };
  const command = answering<typeof wrong | ReturnType<typeof ok<OfferOutcome>>>(wrong, ok(outcome));
  const onChanged = vi.fn<() => void>();
  const offer = { id: "offer", state: "ACCEPTED", ctc: 900_000, stipend: null } as const;
  const sheet = { ...candidate("Asha Rao"), state: "OFFERED" as const, offer, offers: [] };
  const { user } = renderScreen(<OfferActions sheet={sheet} job={job} onChanged={onChanged} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { offers: { command } } },
  });
  await user.click(screen.getByRole("button", { name: "Joins later" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Put it off/ }));
  expect(dialog.getByText("Give the new joining date.")).toBeTruthy();
  expect(command.asked).toEqual([]);
  await user.type(dialog.getByLabelText("New joining date"), "1 Sep 2027");
  await user.tab();
  await user.type(dialog.getByLabelText(/Why/), "The site opens later.");
  await user.click(dialog.getByRole("button", { name: /^Put it off/ }));
  expect(await dialog.findByText("Choose a day within three years.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Put it off/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(command.asked.at(-1)).toEqual({
    params: { id: "offer" },
    body: { command: "DEFER", joiningDate: "2027-09-01", reason: "The site opens later." },
  });
});

test("that somebody has joined is asked about first, as nothing leads back, and a refusal is read there", async () => {
  const refused = refusal({ message: "This offer is revoked, so this is not possible now." }, 409);
  const command = answering<typeof refused | ReturnType<typeof ok<OfferOutcome>>>(
    refused,
    ok({ offer: { ...madeOffer, state: "JOINED" }, declined: [], withdrawn: [], restored: [] }),
  );
  const { user, onChanged } = shown("OFFERED", { command }, "ACCEPTED", "2026-07-01");
  await user.click(screen.getByRole("button", { name: "Has joined" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Has Asha Rao joined?" }));
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  expect(command.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Has joined" }));
  const again = within(await screen.findByRole("dialog"));
  await user.click(again.getByRole("button", { name: /^Has joined/ }));
  expect(await again.findByText(/^This offer is revoked/)).toBeTruthy();
  await user.click(again.getByRole("button", { name: /^Has joined/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(command.asked.at(-1)).toEqual({ params: { id: "offer" }, body: { command: "JOIN" } });
});

const offerOf = (id: string) => ({ id, state: "EXTENDED", ctc: 900_000, stipend: null }) as const;
const press = (name: string) =>
  act(() => screen.getByRole("button", { name, hidden: true }).click());

function Following() {
  const [offer, set] = useState<ReturnType<typeof offerOf> | null>(offerOf("first"));
  const sheet = { ...candidate("Asha Rao"), state: "OFFERED" as const, offer, offers: [] };
  return (
    <>
      <button onClick={() => set(null)}>Declined by the student</button>
      <button onClick={() => set(offerOf("second"))}>Another one is made</button>
      <OfferActions sheet={sheet} job={job} onChanged={() => undefined} />
    </>
  );
}

test("what is written about an offer stays where it ends meanwhile, and asks nothing about the next one", async () => {
  const ended = refusal({ message: "This offer is declined, so this is not possible now." }, 409);
  const command = answering(ended);
  const { user } = renderScreen(<Following />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { offers: { command } } },
  });
  await user.click(screen.getByRole("button", { name: "Take the offer back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "The position is gone.");
  press("Declined by the student");
  await user.click(dialog.getByRole("button", { name: /^Take the offer back/ }));
  expect(await dialog.findByText(/^This offer is declined/)).toBeTruthy();
  expect(command.asked).toMatchObject([{ params: { id: "first" } }]);
  await user.click(dialog.getByRole("button", { name: /Cancel|Leave/ }));
  press("Another one is made");
  expect(await screen.findByRole("button", { name: "Take the offer back" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("that an offer is not taken back is told in the dialog, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const command = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user } = shown("OFFERED", { command });
  await user.click(screen.getByRole("button", { name: "Take the offer back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "The position is gone.");
  await user.click(dialog.getByRole("button", { name: /^Take the offer back/ }));
  expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});

test("before the joining date nobody has joined", () => {
  shown("OFFERED", {}, "ACCEPTED", "2999-07-01");
  expect(screen.getByRole("button", { name: "Joins later" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Has joined" })).toBeNull();
});

test.each([
  ["DRAFT", "The college is told at once. The student has seen nothing of it."],
  ["EXTENDED", "The student and the college are told at once."],
  [
    "ACCEPTED",
    "The student and the college are told at once. Applications that the offer had closed come back.",
  ],
] as const)(
  "before an offer that is %s is taken back, what follows is said",
  async (state, says) => {
    const { user } = shown("OFFERED", {}, state);
    await user.click(screen.getByRole("button", { name: "Take the offer back" }));
    expect(within(await screen.findByRole("dialog")).getByText(says)).toBeTruthy();
  },
);

const letter = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
const shown = (
  state: "SELECTED" | "OFFERED",
  offers: NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>,
  offered: "DRAFT" | "EXTENDED" | "ACCEPTED" = "EXTENDED",
  joiningDate = madeOffer.joiningDate,
) => {
  const onChanged = vi.fn<() => void>();
  const offer = { id: "offer", state: offered, ctc: 900_000, stipend: null } as const;
  const sheet = {
    ...candidate("Asha Rao"),
    state,
    offer: state === "OFFERED" ? offer : null,
    offers: [{ ...madeOffer, joiningDate }],
  };
  const { user } = renderScreen(<OfferActions sheet={sheet} job={job} onChanged={onChanged} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { offers } },
  });
  return { user, onChanged };
};

test("an offer is made with its letter, and stays made where the letter is not taken", async () => {
  const extend = answering(ok(madeOffer));
  const addLetter = answering(refusal({ errors: { letter: "Your files take up all the room." } }));
  const { user, onChanged } = shown("SELECTED", { extend, addLetter });
  await user.click(screen.getByRole("button", { name: "Make an offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.upload(dialog.getByLabelText(/Offer letter/, { selector: "input" }), letter);
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(addLetter.asked).toEqual([{ params: { id: "offer" }, body: { letter } }]);
});

test("where a colleague has made the offer meanwhile, that is told once, in the form, and the candidate comes anew", async () => {
  const manners: unknown[] = [];
  const says = "This candidate has an offer of this job already.";
  const extend = async (_input: unknown, options?: unknown) => {
    manners.push(options);
    return refusal({ message: says }, 409);
  };
  const { user, onChanged } = shown("SELECTED", { extend });
  await user.click(screen.getByRole("button", { name: "Make an offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(manners).toEqual([{ tellsFailure: true }]);
});

test.each([
  ["Make an offer", /^Make the offer/, /^A note/, "note"],
  ["Joins later", /^Put it off/, /^Why/, "reason"],
])("%s: words that are too long are marked at their field", async (button, send, field, error) => {
  const refused = answering(refusal({ errors: { [error]: "Keep it to 1,000 characters." } }));
  const offers = { extend: refused, command: refused };
  const { user } = shown(error === "note" ? "SELECTED" : "OFFERED", offers, "ACCEPTED");
  await user.click(screen.getByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog"));
  if (error === "reason") {
    await user.type(dialog.getByLabelText("New joining date"), "1 Sep 2027");
    await user.tab();
  }
  await user.click(dialog.getByRole("button", { name: send }));
  expect(await dialog.findByText("Keep it to 1,000 characters.")).toBeTruthy();
  expect(dialog.getByLabelText(field).getAttribute("aria-invalid")).toBe("true");
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("an offer that waits for its answer gets a letter", async () => {
  const addLetter = answering(ok({ ...madeOffer, letter: true }));
  const { user, onChanged } = shown("OFFERED", { addLetter });
  await user.click(screen.getByRole("button", { name: "Offer letter" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Save the letter/ }));
  expect(dialog.getByText("Choose the letter.")).toBeTruthy();
  await user.upload(dialog.getByLabelText(/Offer letter/, { selector: "input" }), letter);
  await user.click(dialog.getByRole("button", { name: /^Save the letter/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(addLetter.asked).toEqual([{ params: { id: "offer" }, body: { letter } }]);
});

test("no offer is made to a candidate of a college that has ended the connection, and that is said", () => {
  const [open] = job.postings;
  const sheet = { ...candidate("Asha Rao"), state: "SELECTED" as const, offers: [] };
  const there = { area: "hr", mode: "DASHBOARD" } as const;
  const makesOffers = (mayPost: boolean) => {
    const postings = [{ ...open!, mayPost }];
    const { unmount } = renderScreen(
      <OfferActions sheet={sheet} job={{ ...job, postings }} onChanged={vi.fn<() => void>()} />,
      there,
    );
    const button = screen.queryByRole("button", { name: "Make an offer" });
    const why = screen.queryByText(/so no offer goes out/);
    unmount();
    return [button !== null, why !== null];
  };
  expect(makesOffers(true)).toEqual([true, false]);
  expect(makesOffers(false)).toEqual([false, true]);
});
