import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../avatar/avatar";

const meta = { title: "Foundations/Shapes" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ["xs", "sm", "md", "lg", "xl"] as const;
const who = [
  { entity: "person", name: "Ananya Iyer", says: "A circle is a person" },
  { entity: "college", name: "Nilgiri Institute", says: "An arch is a college" },
  { entity: "company", name: "Kestrel Mobility", says: "A square is a company" },
] as const;

export const ShapeIsWho: Story = {
  render: () => (
    <ul>
      {who.map(({ entity, name, says }) => (
        <li key={entity} className="border-rule flex items-end gap-5 border-b py-4">
          <span className="text-ink-2 w-50">{says}</span>
          {sizes.map((size) => (
            <Avatar key={size} decorative entity={entity} size={size} name={name} />
          ))}
        </li>
      ))}
    </ul>
  ),
};

const radii = [
  ["rounded-xs", "3, tick, key"],
  ["rounded-sm", "5, pill, tag"],
  ["rounded-md", "7, button, field"],
  ["rounded-lg", "10, menu, toast"],
  ["rounded-sheet", "12, sheet"],
  ["rounded-xl", "14, dialog"],
  ["arch", "arch, colleges"],
] as const;

export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-5">
      {radii.map(([look, words]) => (
        <li key={look} className="text-ink-2 text-xs">
          <span className={`${look} border-rule-control bg-well mb-1 block h-16 w-24 border`} />
          {words}
        </li>
      ))}
    </ul>
  ),
};

export const Elevation: Story = {
  render: () => (
    <ul className="flex gap-8">
      <li className="border-rule grid h-24 w-40 place-items-center border">0, sheet</li>
      <li className="bg-lift shadow-lift grid h-24 w-40 place-items-center rounded-lg">1, knob</li>
      <li className="border-rule-strong bg-lift shadow-over grid h-24 w-40 place-items-center rounded-lg border">
        2, lifted
      </li>
    </ul>
  ),
};
