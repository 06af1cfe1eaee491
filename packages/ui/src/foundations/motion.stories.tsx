import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button";

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const speeds = [
  ["duration-(--speed-1)", "90 ms: hover, press, tick"],
  ["duration-(--speed-2)", "160 ms: menu, popover, tab sill"],
  ["duration-(--speed-3)", "240 ms: dialog, sheet, settling"],
  ["duration-(--speed-toast)", "300 ms: a toast leaves"],
] as const;

function Speeds() {
  const [there, setThere] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Button className="self-start" onClick={() => setThere(!there)}>
        Move
      </Button>
      {speeds.map(([look, words]) => (
        <div key={look} className="border-rule border-b pb-3">
          <p className="text-ink-2 mb-1 text-xs">{words}</p>
          <span
            className={`bg-accent ease-move block size-4 rounded-full transition-[translate] motion-reduce:transition-none ${look} ${there ? "translate-x-80" : ""}`}
          />
        </div>
      ))}
      <p className="text-ink-3 text-xs">
        Where less motion is asked for, nothing moves and fades last 80 ms.
      </p>
    </div>
  );
}

export const FourSpeeds: Story = {
  render: () => <Speeds />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Move" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
  },
};

function Placed() {
  const [lit, setLit] = useState(false);
  return (
    <div className="flex items-center gap-4">
      <span
        className={`size-6 rounded-full transition-colors duration-(--speed-3) ${lit ? "bg-spark" : "bg-ramp-1"}`}
      />
      <Button intent="secondary" aria-pressed={lit} onClick={() => setLit(!lit)}>
        Mark placed
      </Button>
    </div>
  );
}

export const ALightGoesOn: Story = {
  render: () => <Placed />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
};
