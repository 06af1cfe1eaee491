import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const scale = [
  ["title-5xl", "56/58, brand moments", "Placed, every one"],
  ["title-4xl", "40/44, log-in and profile", "Log in to your portfolio"],
  ["title-3xl", "30/36, onboarding", "Tell us about your college"],
  ["title-2xl", "24/30, page title", "Students"],
  ["title-xl", "20/26, dialog title", "Mark 3 students placed?"],
  ["title-lg", "17/24, section title", "The final-year roll"],
  ["text-base", "15/22, reading", "Good afternoon Dr. Krishnan. We have shortlisted 14 students."],
  ["text-sm", "14/20, the interface", "Import students"],
  ["text-xs text-ink-3", "13/18, meta and help", "Last updated today at 09:42"],
  ["text-2xs text-ink-3 tnum", "12/16, ticks and counts", "0 250 500 750 1,000"],
] as const;

export const Scale: Story = {
  render: () => (
    <dl>
      {scale.map(([look, use, words]) => (
        <div key={use} className="border-rule flex items-baseline gap-6 border-b py-3">
          <dt className="text-ink-3 w-50 flex-none text-xs">{use}</dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  ),
};

export const WidthAxis: Story = {
  render: () => (
    <div className="flex flex-col gap-3 text-xl">
      <p className="stretch-dense">92%, dense: Electronics and Instrumentation, 22CSB014</p>
      <p>100%, text: Electronics and Instrumentation, 22CSB014</p>
      <p className="stretch-head">108%, heads: Electronics and Instrumentation</p>
      <p className="stretch-display">114%, display: 1,284</p>
    </div>
  ),
};

export const Figures: Story = {
  render: () => (
    <table className="tnum">
      <caption className="text-ink-3 pb-2 text-start text-xs">Figures of one width align</caption>
      <tbody>
        {["1,11,111", "8,08,808", "12.40", "9.05"].map((figure) => (
          <tr key={figure}>
            <td className="text-end">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const ManyScripts: Story = {
  render: () => (
    <ul className="flex flex-col gap-2 text-lg">
      <li lang="hi">अनन्या अय्यर</li>
      <li lang="ta">அனன்யா ஐயர்</li>
      <li lang="te">అనన్య అయ్యర్</li>
      <li lang="bn">অনন্যা আয়ার</li>
      <li>Zoë Müller-Ångström, Nguyễn Thị Hương</li>
    </ul>
  ),
};
