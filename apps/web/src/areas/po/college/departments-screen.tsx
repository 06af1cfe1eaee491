import type { collegeDepartment } from "@toran/contract/schemas/college";
import { Button, EmptyState, IconButton, Menu, PageHeader } from "@toran/ui";
import { MoreHorizontal, Pencil, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { ExportMenu } from "@/features/list-export/export-menu";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { students } from "../students/words";
import { useMayChange } from "../use-may-change";
import { DepartmentsDialog } from "./departments-dialog";
import { RemoveDepartment } from "./remove-department";

type Department = z.output<typeof collegeDepartment>;
type Asked = { what: "add" } | { what: "change" | "remove"; department: Department };

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What the college teaches: its departments with their majors. */
export const DepartmentsScreen = observer(function DepartmentsScreen() {
  const { calls } = useStores();
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<Asked>();
  const [departments] = useState(
    () =>
      new Loadable<Department[]>(async () => {
        const reply = await (await calls.po()).college.data();
        return "data" in reply ? { data: reply.data.departments } : reply;
      }),
  );
  useEffect(() => void departments.load(), [departments]);
  const all = departments.value ?? [];
  const finalYear = all.reduce((sum, each) => sum + (each.finalYearStudents ?? 0), 0);
  const close = () => setAsked(undefined);
  const done = () => void departments.load();
  return (
    <>
      <PageHeader
        title="Departments"
        count={departments.value?.length}
        // Its line is there before the number, so that nothing moves.
        context={departments.value ? `${students(finalYear)} in the final year` : "\u00a0"}
        actions={
          <>
            <ExportMenu
              area="po"
              list="departments"
              name="departments"
              take={async (query, given) => (await calls.po()).sheets.departments({ query }, given)}
            />
            {mayChange && (
              <Button onClick={() => setAsked({ what: "add" })}>
                <Plus {...icon} />
                Add departments
              </Button>
            )}
          </>
        }
      />
      <div className="border-rule border-t">
        <Load of={departments} toEdges>
          {(rows) =>
            rows.length ? (
              <ul aria-label="Departments" className="divide-rule divide-y">
                {rows.map((department) => (
                  <Row
                    key={department.id}
                    department={department}
                    onAsk={mayChange ? (what) => setAsked({ what, department }) : undefined}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState title="No departments yet">
                Students are grouped by their department, and companies look for them there.
              </EmptyState>
            )
          }
        </Load>
      </div>
      {asked?.what === "remove" && (
        <RemoveDepartment department={asked.department} onClose={close} onDone={done} />
      )}
      {asked && asked.what !== "remove" && (
        <DepartmentsDialog
          department={asked.what === "change" ? asked.department : undefined}
          onClose={close}
          onDone={done}
          again={async (id) => {
            await departments.load();
            return departments.failure
              ? undefined
              : departments.value?.find((each) => each.id === id);
          }}
        />
      )}
    </>
  );
});

interface RowProps {
  department: Department;
  /** Missing for those who may only look. */
  onAsk?: (what: "change" | "remove") => void;
}

function Row({ department: { name, code, finalYearStudents, majors }, onAsk }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-4 px-6 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-break-word">
          {name}
          {code && <span className="text-ink-3 font-normal"> {code}</span>}
        </p>
        <p className="text-ink-3 text-sm wrap-break-word">
          {majors.map((major) => major.name).join(", ") || "No majors named"}
        </p>
      </div>
      {finalYearStudents !== null && (
        <p className="text-ink-2 tnum flex-none">
          {finalYearStudents.toLocaleString("en-IN")} in final year
        </p>
      )}
      {onAsk && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`More for ${name}`}>
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          entries={[
            { label: "Change", icon: <Pencil {...icon} />, onSelect: () => onAsk("change") },
            {
              label: "Remove",
              icon: <Trash2 {...icon} />,
              destructive: true,
              onSelect: () => onAsk("remove"),
            },
          ]}
        />
      )}
    </li>
  );
}
