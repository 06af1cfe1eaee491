import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Voice" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const pairs = [
  ["Buttons say what happens", "Import students", "Submit"],
  ["The toast repeats the button", "3 students marked placed", "Success!"],
  ["Numbers before adjectives", "18 placed this week", "Great progress"],
  ["What happened, then the way out", "AISHE codes have 5 digits, like C-26871.", "Invalid input"],
  [
    "The consequence, no doubt",
    "They leave the Not placed list and stop getting drive invites.",
    "Are you sure?",
  ],
  ["Ranges with to", "13 Nov to 21 Nov", "13/11 – 21/11"],
  ["Whole names", "Ananya Iyer", "Ananya"],
  ["Our spelling", "Customise, colour", "Customize, color"],
] as const;

export const LikeAGoodPlacementOfficer: Story = {
  render: () => (
    <table className="max-w-page w-full border-collapse">
      <caption className="title-lg pb-2 text-start">
        Plain, warm, specific. Second person, present tense, verbs first.
      </caption>
      <thead>
        <tr className="border-rule-strong text-ink-3 border-b text-xs">
          {["Rule", "So", "Not so"].map((head) => (
            <th key={head} scope="col" className="py-1.5 text-start font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([rule, good, bad]) => (
          <tr key={rule} className="border-rule border-b align-top">
            <td className="text-ink-2 py-2.5">{rule}</td>
            <td className="font-medium">{good}</td>
            <td className="text-ink-3 line-through">{bad}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
