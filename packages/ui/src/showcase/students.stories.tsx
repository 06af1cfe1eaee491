import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Archive,
  BadgeCheck,
  Bookmark,
  BookmarkPlus,
  CircleDot,
  Download,
  FileUp,
  ListFilter,
  MessageSquare,
  UserPlus,
} from "lucide-react";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Button } from "../button/button";
import type { TableColumn, TableSort } from "../data-table/column";
import { DataTable } from "../data-table/data-table";
import type { Selection } from "../data-table/selection";
import { type Student, studentColumns, students } from "../data-table/students";
import { SearchField } from "../field/search-field";
import { Meter } from "../file/meter";
import { PageHeader } from "../shell/page-header";
import { Tag } from "../status/tag";
import { Tabs } from "../tabs/tabs";
import { OfficerFrame } from "./frames";

const meta = {
  title: "Showcase/Officer students",
  parameters: { page: true },
  globals: { role: "po" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const columns: TableColumn<Student>[] = studentColumns.map((column) =>
  column.id === "profile"
    ? {
        ...column,
        width: 120,
        numeric: false,
        cell: ({ name, profile }) => (
          <span className="tnum text-ink-2 flex flex-1 items-center gap-2 text-xs">
            <Meter label={`Profile of ${name}`} value={profile / 100} />
            {profile}%
          </span>
        ),
      }
    : column,
);
const rows = students(50);
const tabs = [
  { value: "everyone", label: "Everyone", count: 661 },
  { value: "placed", label: "Placed", count: 412 },
  { value: "not", label: "Not placed", count: 249 },
  { value: "documents", label: "Documents to review", count: 14 },
  { value: "invited", label: "Invited", count: 42 },
];
const nothing = () => undefined;
const bulkActions = [
  { label: "Mark placed", icon: <BadgeCheck {...icon} />, onAct: nothing },
  { label: "Set status", icon: <CircleDot {...icon} />, onAct: nothing },
  { label: "Bookmark", icon: <Bookmark {...icon} />, onAct: nothing },
  { label: "Message", icon: <MessageSquare {...icon} />, onAct: nothing },
  { label: "Archive", icon: <Archive {...icon} />, onAct: nothing },
];
const quickActions = ({ name }: Student) => [
  { label: `Bookmark ${name}`, icon: <Bookmark {...icon} />, onAct: nothing },
  { label: `Message ${name}`, icon: <MessageSquare {...icon} />, onAct: nothing },
];

const filters = (
  <>
    <SearchField
      label="Search students"
      placeholder="Name, roll number or email"
      className="w-62"
    />
    <Tag filter="Batch" name="the batch filter" onRemove={nothing}>
      2026
    </Tag>
    <Tag filter="CGPA" name="the CGPA filter" onRemove={nothing}>
      8.2 and up
    </Tag>
    <Tag filter="Backlogs" name="the backlogs filter" onRemove={nothing}>
      None
    </Tag>
    <Button intent="quiet" size="sm">
      <ListFilter {...icon} />
      Add filter
    </Button>
  </>
);

function Students() {
  const [tab, setTab] = useState("everyone");
  const [sort, setSort] = useState<TableSort | null>({ column: "cgpa", direction: "descending" });
  const [selection, setSelection] = useState<Selection>({
    all: false,
    ids: new Set(["student-2", "student-5", "student-6"]),
  });
  return (
    <OfficerFrame
      current="Students"
      crumbs={[{ label: "Students", href: "#students" }, { label: "Final year" }]}
    >
      <PageHeader
        title="Students"
        count={661}
        actions={
          <>
            <Button intent="secondary">
              <Download {...icon} />
              Export
            </Button>
            <Button intent="secondary">
              <UserPlus {...icon} />
              Invite
            </Button>
            <Button>
              <FileUp {...icon} />
              Import students
            </Button>
          </>
        }
      />
      <Tabs className="px-6" label="Student lists" tabs={tabs} value={tab} onValueChange={setTab} />
      <DataTable
        label="Students"
        many="students"
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        total={187}
        more={{ state: "ready", load: nothing }}
        filtered
        sort={sort}
        onSortChange={setSort}
        selectable
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={bulkActions}
        quickActions={quickActions}
        onOpen={nothing}
        toolbar={filters}
        tools={
          <Button intent="quiet" size="sm">
            <BookmarkPlus {...icon} />
            Save view
          </Button>
        }
        className="flex-1"
      />
    </OfficerFrame>
  );
}

export const DStudents: Story = {
  name: "d Officer students",
  render: () => <Students />,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("region", { name: "3 selected" }),
    ).toBeVisible();
  },
};
