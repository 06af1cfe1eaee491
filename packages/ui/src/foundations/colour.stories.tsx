import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { marks as markPairs, texts } from "../tokens/pairs";
import { ContrastTable } from "./contrast-table";

const meta = { title: "Foundations/Colour" } satisfies Meta;
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

export const Swatchbook: Story = {
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

const contrasts: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      <ContrastTable title="Text" least={4.5} pairs={texts} />
      <ContrastTable title="Marks and edges" least={3} pairs={markPairs} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ratios = () =>
      [...canvasElement.querySelectorAll("[data-ratio]")].map((cell) => Number(cell.textContent));
    await waitFor(() => expect(ratios()).toHaveLength(texts.length + markPairs.length));
    await expect(Math.min(...ratios().slice(0, texts.length))).toBeGreaterThanOrEqual(4.5);
    await expect(Math.min(...ratios().slice(texts.length))).toBeGreaterThanOrEqual(3);
  },
};

export const ContrastForStudents: Story = { ...contrasts, globals: { role: "student" } };
export const ContrastForOfficers: Story = { ...contrasts, globals: { role: "po" } };
export const ContrastForCompanies: Story = { ...contrasts, globals: { role: "hr" } };
