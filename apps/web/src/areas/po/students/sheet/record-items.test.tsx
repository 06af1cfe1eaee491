// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../../testing/season";
import { itemsOf, RecordItems } from "./record-items";

const school = {
  id: "0198f7a0-0000-7000-8000-000000000001",
  institution: "Breeks School",
  course: null,
  score: 96.4,
  scoreScale: 100,
  endYear: 2022,
  version: 3,
  evidence: "DOCUMENT_ATTACHED",
  verifiedAt: null,
  file: { key: "marks", name: "marks.pdf", type: "application/pdf", bytes: 2048 },
};
const link = { url: "https://files.example/marks", until: "2026-11-20T10:00:00.000Z" };
const none = { education: [], projects: [], experiences: [], achievements: [] };
const [education] = itemsOf({ ...none, education: [school] } as unknown as StudentSheet);

function open(
  vouch: ReturnType<typeof answering>,
  rank: OfficerRank = "MEMBER",
  items = education?.items ?? [],
) {
  const onChecked = vi.fn<() => void>();
  const shown = renderScreen(<RecordItems items={items} onChecked={onChecked} />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: season({ evidence: { vouch: vouch as never } }, rank),
      site: { assets: { link: async () => ok(link) } },
    },
  });
  void shown.stores.po.load();
  return { ...shown, onChecked };
}

test("an officer opens the document and vouches for the version they looked at", async () => {
  const vouch = answering<unknown>(
    refusal({ message: "Somebody else has changed this item." }, 409),
  );
  const { user, onChecked } = open(vouch);
  expect(await screen.findByRole("link", { name: "marks.pdf" })).toBeTruthy();
  expect(screen.getByText("96.4%, 2022")).toBeTruthy();
  expect(screen.getByText("Document attached")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /^Verify\s*Breeks School/ }));
  // What was changed meanwhile is asked for again.
  await waitFor(() => expect(onChecked).toHaveBeenCalled());
  const body = { section: "education", verified: true, version: 3 };
  expect(vouch.asked).toEqual([{ params: { id: school.id }, body }]);
});

test("who may only look vouches for nothing", async () => {
  const { stores } = open(answering<unknown>(ok(undefined)), "VIEWER");
  await waitFor(() => expect(stores.po.user.value).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test("what was sent back says why, and can be vouched for all the same", async () => {
  const sentBack = { reason: "The seal is cut off.", at: "2026-11-13T06:00:00.000Z" };
  const [back] = itemsOf({
    ...none,
    education: [{ ...school, sentBack }],
  } as unknown as StudentSheet);
  open(answering<unknown>(ok(undefined)), "MEMBER", back?.items);
  expect(await screen.findByText("The seal is cut off.")).toBeTruthy();
  expect(screen.getByText("Sent back, 13 Nov 2026")).toBeTruthy();
  expect(await screen.findByRole("button", { name: /^Verify\s*Breeks School/ })).toBeTruthy();
});
