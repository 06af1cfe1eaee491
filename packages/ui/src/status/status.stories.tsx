import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StatusPill } from "./status-pill";
import { Tag } from "./tag";

const meta = {
  title: "Status",
  component: StatusPill,
  globals: { role: "po" },
  args: { glyph: "done", tone: "ok", children: "Placed" },
} satisfies Meta<typeof StatusPill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {};

const all = [
  ["ring", "idle", "Not placed"],
  ["quarter", "info", "Shortlisted"],
  ["half", "info", "In process"],
  ["three-quarters", "info", "Offer in hand"],
  ["done", "ok", "Placed"],
  ["quarter", "warn", "Pending"],
  ["paused", "warn", "On hold"],
  ["crossed", "bad", "Declined"],
  ["paused", "idle", "Higher studies"],
] as const;

export const EveryStatus: Story = {
  render: () => (
    <div className="flex max-w-100 flex-wrap gap-1.5">
      {all.map(([glyph, tone, word]) => (
        <StatusPill key={word} glyph={glyph} tone={tone}>
          {word}
        </StatusPill>
      ))}
    </div>
  ),
};

export const InRunningLists: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      {all.map(([glyph, tone, word]) => (
        <li key={word}>
          <StatusPill plain glyph={glyph} tone={tone}>
            {word}
          </StatusPill>
        </li>
      ))}
    </ul>
  ),
};

export const WithoutColour: Story = {
  ...EveryStatus,
  decorators: [(Story) => <div className="grayscale">{Story()}</div>],
};

const remove = fn();

export const TagsThatCanBeRemoved: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Tag>Figma</Tag>
      <Tag onRemove={remove}>React</Tag>
      <Tag filter="Batch" name="the batch filter" onRemove={remove}>
        2026
      </Tag>
      <Tag filter="CGPA" name="the CGPA filter" onRemove={remove}>
        8.2 and up
      </Tag>
    </div>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Remove React" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole("button", { name: "Remove the batch filter" }),
    ).toHaveFocus();
  },
};

const three = "Computer Science, Electronics, Electrical";

/** A filter of many values is cut off, and what takes it away stays within it. */
export const LongFilter: Story = {
  render: () => (
    <Tag filter="Department" name="the department filter" onRemove={remove}>
      {three}
    </Tag>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText(three);
    await expect(value).toHaveAttribute("title", three);
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveFocus();
    const tag = value.parentElement!.getBoundingClientRect();
    await expect(tag.width).toBeLessThanOrEqual(256);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(tag.right);
  },
};
