import { MessageSquare, X } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Checkbox } from "../choice/checkbox";
import { SegmentedControl } from "../choice/segmented-control";
import { Switch } from "../choice/switch";
import { FilesField } from "../file/files-field";
import type { PaletteGroup } from "../palette/hit";
import { ProgressWindows } from "../progress/progress-windows";
import { Skeleton } from "../skeleton/skeleton";
import { Tag } from "../status/tag";
import { StepWindow } from "../stepper/stepper";
import { Tabs } from "../tabs/tabs";
import type { ToastItem } from "../toast/toast-item";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const nothing = () => undefined;

// A dialog is drawn over the page; its sheet lies here as its parts are.
export const InDialog = () => (
  <article className="border-rule-strong bg-lift shadow-over rounded-xl border p-4">
    <header className="flex items-start justify-between">
      <h3 className="title-xl">Mark 3 students placed?</h3>
      <IconButton size="sm" label="Close">
        <X {...icon} />
      </IconButton>
    </header>
    <p className="text-ink-2">They leave the Not placed list and stop getting drive invites.</p>
    <ul className="border-rule divide-rule my-2.5 divide-y border-y">
      {[
        ["Ananya Iyer", "Kestrel Mobility"],
        ["Karthik Subramanian", "Tessera Analytics"],
        ["Zoya Sheikh", "Northbeam Robotics"],
      ].map(([name = "", company]) => (
        <li key={name} className="flex items-center gap-2.5 py-0.75">
          <Avatar entity="person" size="sm" name={name} decorative />
          <span className="flex-1">{name}</span>
          <span className="text-ink-3">{company}</span>
        </li>
      ))}
    </ul>
    <footer className="flex justify-end gap-2">
      <Button intent="secondary">Cancel</Button>
      <Button>Mark placed</Button>
    </footer>
  </article>
);

export const recent: PaletteGroup[] = [
  {
    heading: "Companies",
    hits: [{ id: "kestrel", label: "Kestrel Mobility", detail: "Connected" }],
  },
  { heading: "Students", hits: [{ id: "keshav", label: "Keshav Rane", detail: "22MEC033" }] },
  {
    heading: "Actions",
    hits: [
      {
        id: "message",
        label: "Message Vikram at Kestrel",
        picture: <MessageSquare {...icon} />,
      },
    ],
  },
];

export function Choices() {
  const [tab, setTab] = useState("everyone");
  return (
    <>
      <Tabs
        label="Students"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "everyone", label: "Everyone", count: 661 },
          { value: "placed", label: "Placed", count: 412 },
          { value: "not", label: "Not placed", count: 249 },
        ]}
      />
      <div className="my-3 flex flex-wrap items-center gap-3">
        <SegmentedControl
          look="view"
          label="View"
          defaultValue="month"
          options={["Month", "Week", "Day"].map((label) => ({ value: label.toLowerCase(), label }))}
        />
        <Switch label={<span className="sr-only">Live</span>} defaultChecked />
        <Checkbox label={<span className="sr-only">On</span>} defaultChecked />
        <Checkbox label={<span className="sr-only">Off</span>} />
      </div>
      <div className="flex items-center gap-2">
        <Tag filter="Batch" name="the batch filter" onRemove={nothing}>
          2026
        </Tag>
        <Tag onRemove={nothing}>React</Tag>
      </div>
      <h3 className="text-ink-2 mt-4 mb-2 font-medium">
        Stepper windows: done, current, next, needs attention
      </h3>
      <div className="flex items-center gap-2">
        <StepWindow state="done" />
        <StepWindow state="current" />
        <StepWindow state="next" />
        <StepWindow state="attention" />
        <ProgressWindows label="Profile" done={8} total={9} percent={92} className="ms-auto" />
      </div>
    </>
  );
}

export const Loading = () => (
  <>
    <div className="divide-rule divide-y" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3 py-2">
          <Skeleton className="size-5.5 rounded-full" />
          <Skeleton className="h-2.5 flex-1" />
          <Skeleton className="h-2.5 w-12" />
          <Skeleton className="h-2.5 w-14" />
          <Skeleton className="h-4 w-10" />
        </div>
      ))}
    </div>
    <div className="mt-3">
      <FilesField
        label="Drop zone"
        files={[{ id: "1", name: "class-of-2026.xlsx", detail: "421 of 661 rows", progress: 0.64 }]}
        onChoose={nothing}
        onRemove={nothing}
      />
    </div>
  </>
);

export const packages = [
  ["2022", 4.6, 4.4],
  ["2023", 5.1, 4.6],
  ["2024", 5.7, 5],
  ["2025", 6.4, 5.4],
  ["2026", 7.2, 5.9],
] as const;

export const toasts: ToastItem[] = [
  {
    id: "1",
    tone: "success",
    title: "3 students marked placed",
    action: { label: "Undo", onPress: nothing },
  },
  {
    id: "2",
    tone: "warning",
    title: "2 rows skipped",
    detail: "No roll number in rows 14 and 61.",
  },
  {
    id: "3",
    tone: "error",
    title: "Network Error",
    detail: "Please check your network connection.",
  },
].map((item) => ({ ...item, duration: Infinity }) as ToastItem);
