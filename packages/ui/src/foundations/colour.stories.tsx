import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Colour and type" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const grounds = ["canvas", "sheet", "well", "lift", "accent-tint", "accent-wash", "inverse"];
const marks = ["accent", "ok-mark", "info-mark", "warn-mark", "bad-mark", "idle-mark", "spark"];
const ramps = ["ramp-1", "ramp-2", "ramp-3", "ramp-4", "ramp-5"];
const data = ["accent", "data-2", "data-3", "data-4", "data-5", "data-6", "data-rest"];
const facades = ["facade-0", "facade-1", "facade-2", "facade-3", "facade-4"];

function Swatches({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section className="mb-6">
      <h2 className="title-lg mb-2">{title}</h2>
      <ul className="flex flex-wrap gap-4">
        {names.map((name) => (
          <li key={name} className="text-ink-2 w-24 text-xs">
            <span
              className="border-rule mb-1 block h-12 rounded-md border"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Colour: Story = {
  render: () => (
    <>
      <Swatches title="Grounds" names={grounds} />
      <Swatches title="Marks" names={marks} />
      <Swatches title="Ramp" names={ramps} />
      <Swatches title="Data" names={data} />
      <Swatches title="Facade" names={facades} />
    </>
  ),
};

export const Type: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <p className="title-5xl">Placed, every one</p>
      <p className="title-4xl">Log in to your portfolio</p>
      <p className="title-3xl">Tell us about your college</p>
      <p className="title-2xl">Students</p>
      <p className="title-xl">Mark 3 students placed?</p>
      <p className="title-lg">The final-year roll</p>
      <p className="text-base">Reading: chat, long forms and profiles.</p>
      <p className="text-sm">The interface: tables, labels and buttons.</p>
      <p className="text-ink-3 text-xs">Meta, table heads and help.</p>
      <p className="tnum text-2xs text-ink-3">Chart ticks and counts: 1,284</p>
    </div>
  ),
};
