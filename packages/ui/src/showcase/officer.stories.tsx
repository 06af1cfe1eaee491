import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BadgeCheck,
  Building2,
  ChevronRight,
  Download,
  FileUp,
  LayoutDashboard,
  MessageSquarePlus,
  Pencil,
  Plus,
  UserPlus,
} from "lucide-react";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Agenda } from "../calendar/agenda";
import { Checkbox } from "../choice/checkbox";
import { SegmentedControl } from "../choice/segmented-control";
import { BarInBar } from "../charts/bar-in-bar";
import requests from "../charts/bar-in-bar.stories";
import { ProgressWindows } from "../progress/progress-windows";
import { RollChart } from "../roll-chart/roll-chart";
import roll from "../roll-chart/roll-chart.stories";
import { PageHeader } from "../shell/page-header";
import { StatStrip } from "../stat/stat-strip";
import { OfficerFrame } from "./frames";

const meta = {
  title: "Showcase/Officer home",
  parameters: { page: true },
  globals: { role: "po" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const todos = [
  ["Confirm Halden Shipping drive date", "Today", true],
  ["Review 14 student documents", "Today", true],
  ["Send CGPA sheet to Aldgate Capital", "Fri", false],
  ["Verify Civil backlog list", "Mon 17", false],
] as const;

const waiting = [
  ["Halden Shipping", "Oslo · Marine, Mechanical"],
  ["Saral Pay", "Pune · Computer Science"],
  ["Ostara Health", "Hyderabad · Chemical, CSE"],
  ["Hexa Foods", "Nashik · Mechanical"],
] as const;

const quick = [
  ["Invite students", UserPlus],
  ["Import list", FileUp],
  ["Mark placed", BadgeCheck],
  ["Find companies", Building2],
  ["Export report", Download],
  ["New message", MessageSquarePlus],
] as const;

const event = (from: string, to: string, title: string, detail: string) => ({
  id: from,
  day: "2025-11-13",
  from,
  to,
  title,
  detail,
});
const today = [
  event("09:30", "10:00", "Drive rules call, deans", "30 min"),
  event("11:00", "12:30", "Kestrel pre-placement talk", "Main hall, 214 registered"),
  event("14:00", "17:00", "Tessera interviews, round 2", "28 students, 4 panels"),
];

function Home() {
  return (
    <OfficerFrame
      current="Home"
      crumbs={[{ label: "Nilgiri Institute of Technology", href: "#college" }, { label: "Home" }]}
    >
      <PageHeader
        title="Good morning, Meera"
        context="Thursday 13 November, week 15 of the 2025–26 season"
        actions={
          <>
            <SegmentedControl
              look="view"
              label="Departments"
              defaultValue="all"
              options={[
                { value: "all", label: "All departments" },
                { value: "core", label: "Core" },
                { value: "circuit", label: "Circuit" },
                { value: "final", label: "Final year" },
              ]}
            />
            <Button intent="secondary">
              <LayoutDashboard {...icon} />
              Customise
            </Button>
            <Button>
              <FileUp {...icon} />
              Import students
            </Button>
          </>
        }
      />
      <div className="border-rule wide:grid-cols-[minmax(0,1fr)_var(--aside)] grid flex-1 border-t">
        <div className="min-w-0">
          <StatStrip
            label="Season so far"
            stats={[
              { label: "Placed", figure: "412", unit: "of 661", note: "18 this week", sign: "now" },
              { label: "Offers made", figure: "538", note: "126 students hold two or more" },
              {
                label: "Median package",
                figure: "₹7.2",
                unit: "LPA",
                note: "₹0.8 LPA on last season",
                sign: "up",
              },
              { label: "Companies connected", figure: "86", note: "9 new this month" },
            ]}
          />
          <RollChart {...roll.args} />
          <div className="border-rule divide-rule grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] divide-x border-t">
            <BarInBar {...requests.args} height={216} />
            <section aria-labelledby="waiting" className="px-6 py-5">
              <header className="flex items-baseline justify-between">
                <h2 id="waiting" className="title-lg">
                  Waiting for you
                </h2>
                <a href="#all" className="link">
                  All 6
                </a>
              </header>
              <ul className="divide-rule divide-y">
                {waiting.map(([name, place]) => (
                  <li key={name} className="flex items-center gap-3 py-2.5">
                    <Avatar entity="company" name={name} decorative />
                    <span className="min-w-0 flex-1">
                      <b className="block truncate font-medium">{name}</b>
                      <span className="text-ink-3 block truncate text-xs">{place}</span>
                    </span>
                    <Button intent="quiet" aria-label={`Decline ${name}`}>
                      Decline
                    </Button>
                    <Button intent="soft" aria-label={`Accept ${name}`}>
                      Accept
                    </Button>
                  </li>
                ))}
              </ul>
              <p className="text-ink-3 flex gap-4 pt-2 text-xs">
                <span className="me-auto">This season</span>
                <span>
                  <b className="text-ink font-semibold">77</b> accepted
                </span>
                <span>
                  <b className="text-ink font-semibold">9</b> declined
                </span>
              </p>
            </section>
          </div>
        </div>
        <aside aria-label="Your day" className="bg-well border-rule divide-rule divide-y border-s">
          <section aria-labelledby="todo" className="px-5 py-4">
            <header className="flex items-center justify-between pb-1">
              <h2 id="todo" className="title-lg">
                To-do
              </h2>
              <IconButton label="Add a to-do">
                <Plus {...icon} />
              </IconButton>
            </header>
            <ul className="divide-rule divide-y">
              {todos.map(([words, when, soon]) => (
                <li key={words} className="flex items-center justify-between gap-2 py-1.5">
                  <Checkbox label={words} />
                  <span className={soon ? "text-warn text-xs" : "text-ink-3 text-xs"}>{when}</span>
                </li>
              ))}
              <li className="text-ink-3 flex items-center justify-between gap-2 py-1.5">
                <Checkbox label={<s>Publish drive rules</s>} defaultChecked />
                <span className="text-xs">Done</span>
              </li>
            </ul>
            <header className="flex items-baseline justify-between pt-4 pb-2">
              <h2 className="title-lg">Today</h2>
              <a href="#calendar" className="link">
                Calendar
              </a>
            </header>
            <Agenda brief events={today} now="2025-11-13T11:05" />
          </section>
          <section aria-labelledby="quick" className="px-5 py-4">
            <header className="flex items-center justify-between">
              <h2 id="quick" className="title-lg">
                Quick actions
              </h2>
              <IconButton label="Choose quick actions">
                <Pencil {...icon} />
              </IconButton>
            </header>
            <ul className="grid grid-cols-2 gap-1 pt-1">
              {quick.map(([words, Icon]) => (
                <li key={words}>
                  <Button intent="quiet" className="text-ink -ms-2.5">
                    <Icon {...icon} className="text-accent-ink" />
                    {words}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="college-profile" className="px-5 py-4">
            <header className="flex items-baseline justify-between pb-2">
              <h2 id="college-profile" className="title-lg">
                College profile
              </h2>
              <span className="text-ink-3 tnum">
                <b className="text-ink font-semibold">8</b> of 10
              </span>
            </header>
            <ProgressWindows label="College profile" done={8} total={10} size="lg" percent={null} />
            <ul className="divide-rule mt-1 divide-y">
              {["Add lab and seminar hall photos", "Add majors for Chemical"].map((words) => (
                <li key={words}>
                  <a href="#profile" className="text-ink-2 flex items-center gap-2 py-2">
                    <Plus {...icon} size={14} />
                    <span className="flex-1">{words}</span>
                    <ChevronRight {...icon} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </OfficerFrame>
  );
}

export const CHome: Story = {
  name: "c Officer home",
  render: () => <Home />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: "Good morning, Meera" }),
    ).toBeVisible();
  },
};

export const CHomeDark: Story = {
  ...CHome,
  name: "c Officer home, dark",
  globals: { role: "po", theme: "dark" },
};
