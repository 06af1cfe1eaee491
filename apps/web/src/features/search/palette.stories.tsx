import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { hitsOf, Palette } from "./palette";

const students = hitsOf(
  [
    { id: "ananya", name: "Ananya Iyer", detail: "23CS001, Computer Science" },
    { id: "aarav", name: "Aarav Mehta", detail: "23EC066, Electronics" },
  ],
  "person",
  (id) => `/po/students?open=${id}`,
);
const companies = hitsOf(
  [{ id: "kestrel", name: "Kestrel Mobility" }],
  "company",
  (id) => `/po/companies/${id}`,
);

const meta = {
  component: Palette,
  args: {
    open: true,
    onOpenChange: () => undefined,
    recent: [{ heading: "Opened last", hits: companies }],
    find: async () => [
      { heading: "Students", hits: students },
      { heading: "Companies", hits: companies },
    ],
  },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD" })],
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (text: string) => userEvent.type(await screen.findByRole("combobox"), text);

export const BeforeAnythingIsTyped: Story = {};
export const Found: Story = {
  play: async () => {
    await write("a");
    const found = await screen.findByRole("option", { name: /Ananya Iyer/ });
    await waitFor(() => expect(found).toBeVisible());
  },
};
export const NothingFound: Story = {
  args: { find: async () => [] },
  play: () => write("zebra"),
};
export const OnItsWay: Story = { args: { find: neverAnswers }, play: () => write("kes") };
export const Failed: Story = {
  args: { find: async () => Promise.reject(refusal({}, 500)) },
  play: () => write("kes"),
};
