import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive } from "lucide-react";
import { PipelineBoard } from "../board/pipeline-board";
import { Agenda } from "../calendar/agenda";
import { Calendar } from "../calendar/calendar";
import type { CalendarEvent } from "../calendar/event";
import type { CalendarView } from "../calendar/view";
import { BulkBar } from "../data-table/bulk-bar";
import { DataTable } from "../data-table/data-table";
import { MonthGrid } from "../date/month-grid";
import { SettingsLayout } from "../layout/settings-layout";
import { SortableList } from "../sortable/sortable-list";
import { Toolbar } from "../toolbar/toolbar";
import { Button } from "../button/button";
import { moved, StateSheet } from "./state-sheet";

const meta = {
  title: "States/Places",
  globals: { role: "po" },
  // A sheet shows the same landmark once for each state.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const long = "Pre-placement talk of the companies that came in the second week of the season";

const events = (title: string): CalendarEvent[] => [
  { id: "1", day: "2025-11-13", from: "09:30", to: "10:30", title, detail: "Main block, hall 2" },
  { id: "2", day: "2025-11-13", from: "10:00", to: "12:00", title, cancelled: true },
  { id: "3", day: "2025-11-14", title, movable: true },
];
const calendar = (view: CalendarView, title = "Kestrel talk") => (
  <Calendar events={events(title)} now="2025-11-13T11:42" view={view} onOpen={nothing} />
);
const event = "button:has(.truncate)";
const calendars = (view: CalendarView): Story => ({
  render: () => (
    <StateSheet
      room="whole"
      on={event}
      states={{ ...moved(calendar(view)), "long text": calendar(view, long) }}
    />
  ),
});
export const Months = calendars("month");
export const Weeks = calendars("week");
export const DaysOfHours = calendars("day");

const agenda = (title = "Kestrel talk") => (
  <Agenda events={events(title)} now="2025-11-13T11:42" onOpen={nothing} />
);
export const Agendas: Story = {
  render: () => <StateSheet states={{ ...moved(agenda()), "long text": agenda(long) }} />,
};

const grid = (
  <MonthGrid
    value="2025-11-21"
    now="2025-11-13"
    min="2025-11-06"
    noun="interviews"
    count={(day) => (day.endsWith("18") ? 2 : 0)}
    onChoose={nothing}
  />
);
export const MonthGrids: Story = {
  render: () => <StateSheet on="td button:enabled" states={moved(grid)} />,
};

interface Person {
  id: string;
  name: string;
}
const people = (name: string): Person[] => [
  { id: "1", name },
  { id: "2", name: "Zoya Sheikh" },
];
const board = (name = "Ananya Iyer", title = "Applied") => (
  <PipelineBoard
    label="Applicants"
    stages={[
      { id: "1", title, count: 2, items: people(name) },
      { id: "2", title: "Shortlisted", count: 0, items: [] },
    ]}
    itemId={({ id }) => id}
    itemName={(person) => person.name}
    renderItem={(person) => <span className="block wrap-anywhere">{person.name}</span>}
    onMove={nothing}
    onOpen={nothing}
    onMore={nothing}
    chosen={new Set(["2"])}
    onChosenChange={nothing}
  />
);
export const Boards: Story = {
  render: () => (
    <StateSheet
      room="whole"
      on="[data-row]"
      states={{ ...moved(board()), "long text": board(long, long) }}
    />
  ),
};

const table = (name = "Ananya Iyer", more?: object) => (
  <DataTable
    label="Students"
    many="students"
    rows={people(name)}
    columns={[
      { id: "name", title: "Student", width: 200, sortable: true, cell: (person) => person.name },
      { id: "roll", title: name === long ? long : "Roll no.", width: 120, cell: () => "22CSB014" },
    ]}
    rowId={({ id }) => id}
    rowName={(person) => person.name}
    selectable
    onOpen={nothing}
    onSortChange={nothing}
    onRetry={nothing}
    {...more}
  />
);
const tables = (on: string): Story => ({
  render: () => (
    <StateSheet
      room="whole"
      on={on}
      states={{
        ...moved(table()),
        loading: table(undefined, { state: "loading", rows: [] }),
        error: table(undefined, { state: "failed", rows: [] }),
        "long text": table(long),
      }}
    />
  ),
});
export const TableRows = tables("tbody tr");
export const TableHeads = tables("th button");

const bulk = (label = "Archive") => (
  <div className="relative h-20">
    <BulkBar
      count={14}
      chosen={null}
      selectAll={{ total: 187, onSelect: nothing }}
      actions={[
        {
          label,
          icon: <Archive aria-hidden="true" size={16} strokeWidth={1.75} />,
          onAct: nothing,
        },
      ]}
      onClear={nothing}
    />
  </div>
);
export const BulkBars: Story = {
  render: () => (
    <StateSheet room="whole" on="button" states={{ ...moved(bulk()), "long text": bulk(long) }} />
  ),
};

const stops = (name = "Coonoor") => (
  <SortableList
    label="Stops"
    items={people(name)}
    itemId={({ id }) => id}
    itemName={(stop) => stop.name}
    onReorder={nothing}
    className="divide-rule divide-y"
    itemClassName="flex min-h-10 items-center gap-3 px-2"
    renderItem={(stop, grip) => (
      <>
        {grip}
        {stop.name}
      </>
    )}
  />
);
export const SortableLists: Story = {
  render: () => <StateSheet states={{ ...moved(stops()), "long text": stops(long) }} />,
};

const tools = (words = "Add filter") => (
  <Toolbar label="Students" end={<bdi className="text-ink-3 tnum">187 match</bdi>}>
    <Button intent="quiet">{words}</Button>
    <Button intent="quiet">Save view</Button>
  </Toolbar>
);
export const Toolbars: Story = {
  render: () => <StateSheet on="button" states={{ ...moved(tools()), "long text": tools(long) }} />,
};

const settings = (
  <SettingsLayout
    title="Settings"
    context="Nilgiri Institute"
    places={[
      { label: "Account", href: "#account", current: true },
      { label: "Team", href: "#team" },
    ]}
  >
    <p>Companies see this name in chat.</p>
  </SettingsLayout>
);
export const Settings: Story = {
  render: () => <StateSheet room="half" on="a:not([aria-current])" states={moved(settings)} />,
};
