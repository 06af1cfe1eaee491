import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { filledBoard, people, sheetOf } from "../testing/pipeline";
import { viewer } from "../testing/viewer";
import { CandidateSheet } from "./candidate-sheet";

type Applications = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>;
const answeredBy = (applications: Applications, rank: "LEAD" | "VIEWER" = "LEAD") =>
  seenBy({
    area: "hr",
    mode: "DASHBOARD",
    known: true,
    calls: { hr: { applications, company: { user: async () => ({ ...viewer, rank }) } } },
  });
const full = sheetOf(people.imran, {
  email: "imran.sheikh@sahyadri.example",
  rounds: [
    { id: "test", title: "Online test", result: "PASSED", at: "2026-11-12T05:00:00.000Z" },
    { id: "talk", title: "Interview", result: "ON_HOLD", at: null },
  ],
  notes: [
    {
      id: "note",
      text: "Knows the batteries of our buses better than we do.\nAsk about Pune.",
      rating: 4,
      who: "Vikram Rao",
      own: true,
      at: "2026-11-13T09:00:00.000Z",
    },
  ],
});
const nothing = () => undefined;

const meta = {
  component: CandidateSheet,
  args: {
    area: "hr",
    id: people.imran.id,
    stages: filledBoard.stages,
    again: 0,
    onClose: nothing,
    onMove: nothing,
    atStart: true,
    atEnd: false,
    move: nothing,
    resumeOf: ({ resume }) => <p className="border-rule border p-4">{resume.name}</p>,
    onChanged: nothing,
  },
  globals: { role: "hr" },
} satisfies Meta<typeof CandidateSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) =>
  waitFor(() => expect(screen.getByRole("dialog", { name })).toBeVisible());

export const WithAnOffer: Story = {
  decorators: [answeredBy({ read: async () => ok(full) })],
  play: () => opened("Imran Sheikh"),
};
/** Where the application can go from here, and nowhere else. */
export const MovedByKeys: Story = {
  decorators: [answeredBy({ read: async () => ok(sheetOf(people.sneha)) })],
  play: async () => {
    (await screen.findByRole("button", { name: "Move to" })).focus();
    await userEvent.keyboard("{Enter}");
    const places = await screen.findAllByRole("menuitem");
    await expect(places.map(({ textContent }) => textContent)).toEqual(["Interview", "Closed"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Move to" })).toHaveFocus());
  },
};
/** Of somebody who gave neither marks nor a phone, and was in no round. */
export const LittleIsKnown: Story = {
  decorators: [
    answeredBy({
      read: async () =>
        ok(
          sheetOf(
            { ...people.ananya, cgpa: null, department: null, skillsAsked: 0 },
            { email: null, phone: null, rounds: [], answers: [], timeline: [] },
          ),
        ),
    }),
  ],
  play: () => opened("Ananya Iyer"),
};
export const SeenByAViewer: Story = {
  decorators: [answeredBy({ read: async () => ok(full) }, "VIEWER")],
  play: async () => {
    await opened("Imran Sheikh");
    await waitFor(() => expect(screen.queryByLabelText("A note")).toBeNull());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy({ read: neverAnswers })],
  play: () => opened("Candidate"),
};
/** It comes by trying again, and the focus stays in the sheet. */
export const Failed: Story = {
  decorators: [answeredBy({ read: failsOnce(full) })],
  play: async () => {
    (await screen.findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    await opened("Imran Sheikh");
    const sheet = screen.getByRole("dialog");
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  },
};
