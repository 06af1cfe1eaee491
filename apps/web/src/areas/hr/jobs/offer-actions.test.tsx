// @vitest-environment jsdom
import type { OfferOutcome } from "@toran/contract/schemas/offer";
import { configure, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OfferActions } from "./offer-actions";
import { job } from "./testing/job";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

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
  const sheet = { ...candidate("Asha Rao"), state: "OFFERED" as const, offer };
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
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(command.asked.at(-1)).toEqual({
    params: { id: "offer" },
    body: { command: "DEFER", joiningDate: "2027-09-01", reason: "The site opens later." },
  });
});
