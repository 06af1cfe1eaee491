// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { afterAll, expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../../testing/season";
import { RecordOffers } from "./record-offers";

const recorded: ExternalOffer = {
  id: "offer",
  company: "Orbit Foods",
  role: "Process engineer",
  ctc: 900_000,
  stipend: null,
  joiningDate: "2027-07-01",
  source: "ON_CAMPUS",
  state: "ACCEPTED",
  detailsPending: false,
  recordedAt: "2026-11-02T06:00:00.000Z",
  recordedBy: "Meera K",
  proof: null,
  sentAt: null,
  answeredAt: null,
  answer: null,
  endedAt: null,
  endReason: null,
};
const sent: ExternalOffer = {
  ...recorded,
  id: "sent",
  company: "Banyan",
  sentAt: recorded.recordedAt,
  proof: { key: "key", name: "banyan.pdf", bytes: 2048 },
};

function open(prove: ReturnType<typeof answering>, rank: OfficerRank = "LEAD") {
  const onProven = vi.fn<() => void>();
  const shown = renderScreen(<RecordOffers offers={[recorded, sent]} onProven={onProven} />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: season({ externalOffers: { prove: prove as never } }, rank),
      site: { assets: { link: async () => ok({ url: "/letter", until: "2099-01-01T00:00:00Z" }) } },
    },
  });
  void shown.stores.po.load();
  return { ...shown, onProven };
}

// West of Greenwich, where a day that is taken for a moment is the day before.
vi.hoisted(() => vi.stubEnv("TZ", "America/Los_Angeles"));
afterAll(() => void vi.unstubAllEnvs());

test("the day of joining is the day that was given, wherever it is read", async () => {
  open(answering<unknown>(ok(recorded)));
  expect(await screen.findAllByText(/joins 1 Jul 2027/)).toHaveLength(2);
});

test("what the office recorded gets a proof, what a student sent shows its own, and a viewer adds none", async () => {
  const prove = answering<unknown>(
    refusal({ errors: { proof: "This file is not a PDF." } }),
    ok(recorded),
  );
  const { user, onProven, unmount } = open(prove);
  expect(await screen.findByRole("link", { name: "banyan.pdf" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /^Add a proof.*Orbit Foods/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const save = () => user.click(dialog.getByRole("button", { name: /^Save the proof/ }));
  await save();
  expect(dialog.getByText("Choose the letter or the mail.")).toBeTruthy();
  const proof = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
  const field = dialog.getByRole("group", { name: "Proof" }).querySelector("input");
  await user.upload(field as HTMLInputElement, proof);
  await save();
  expect(await dialog.findByText("This file is not a PDF.")).toBeTruthy();
  await save();
  await waitFor(() => expect(onProven).toHaveBeenCalled());
  expect(prove.asked.at(-1)).toEqual({ params: { id: "offer" }, body: { proof } });
  unmount();

  open(prove, "VIEWER");
  expect(await screen.findByRole("link", { name: "banyan.pdf" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /proof/ })).toBeNull());
});
