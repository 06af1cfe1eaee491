import type { OfficerRank } from "@toran/contract/roles";
import type { AuditEntry } from "@toran/contract/schemas/audit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Activity } from "./activity";
import { officerOf } from "./testing/officer";

const meera = { id: "meera", name: "Meera Krishnan", role: "PLACEMENT_OFFICER" as const };
const entry = (id: string, action: string, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: "2026-11-12T06:33:00.000Z",
  actor: meera,
  action,
  entity: null,
  reason: null,
  details: [],
  address: "192.0.2.1",
  ...more,
});
const done = [
  entry("1", "connection.ask", {
    reason: "They hired eight of our students last year.",
    details: [{ name: "with", before: null, after: "Marigold Finance" }],
  }),
  entry("2", "students.outcome", {
    details: [{ name: "students", before: null, after: "14" }],
  }),
];

type Audit = NonNullable<FakeCalls["po"]>["audit"];
const answeredBy = (list: NonNullable<Audit>["list"], rank: OfficerRank = "LEAD") =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    known: true,
    calls: {
      po: {
        audit: { list, actors: async () => ok([meera]) },
        managers: { list: async () => ok([]) },
        profile: { profile: async () => ok({ data: officerOf(rank) }) },
      },
    },
  });

const meta = { component: Activity, args: { area: "po" } } satisfies Meta<typeof Activity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was changed, and to what, opens by a key. */
export const Filled: Story = {
  decorators: [answeredBy(async () => ok({ items: done, next: null }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByText(", Marigold Finance");
    await userEvent.click(first);
    await expect(await canvas.findByText(/They hired eight of our students/)).toBeVisible();
  },
};
export const NothingDone: Story = {
  decorators: [answeredBy(async () => ok({ items: [], next: null }))],
};
export const SeenByAMember: Story = {
  decorators: [answeredBy(async () => ok({ items: [], next: null }), "MEMBER")],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = { decorators: [answeredBy(async () => refusal({}, 500))] };
