import { collegeDepartment } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { Alert, Button, Dialog } from "@toran/ui";
import { useId, useState } from "react";
import { useFieldArray } from "react-hook-form";
import type { z } from "zod/mini";
import { AddRow } from "@/lib/add-row";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { DepartmentRow } from "./department-row";
import { departmentsForm, departmentValues, emptyDepartment } from "./departments-form";

type Department = z.output<typeof collegeDepartment>;
interface DepartmentsDialogProps {
  /** The department to change; without it new ones are added. */
  department?: Department;
  onClose: () => void;
  onDone: () => void;
  /** The department as it is by now; nothing where it does not come. */
  again: (id: string) => Promise<Department | undefined>;
}

/** Adds departments, as many as there are, or changes one. */
export function DepartmentsDialog(props: DepartmentsDialogProps) {
  const { department, onClose, onDone, again } = props;
  // What is changed is what was looked at last.
  const [looked, setLooked] = useState(department);
  const { calls, session } = useStores();
  const formId = useId();
  const form = useContractForm(departmentsForm, {
    draft: session.draft(`department-${department?.id ?? "new"}`),
    values: departmentValues({ departments: department ? [department] : [] }),
    send: async ({ departments: given }) => {
      const seen = looked && seenOf(collegeDepartment, looked);
      const departments = given.map((each) => (each.id ? { ...each, seen } : each));
      const reply = await (
        await calls.po()
      ).college.updateMajors({ body: { departments } }, toldHere);
      onDone();
      return reply;
    },
    again: async () => {
      const now = department && (await again(department.id));
      if (!now) return undefined;
      setLooked(now);
      return departmentValues({ departments: [now] });
    },
    done: onClose,
  });
  const { control, formState } = form.form;
  const rows = useFieldArray({ control, name: "departments", keyName: "row" });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={formState.isDirty}
      size="lg"
      title={department ? `Change “${department.name}”` : "Add departments"}
      description={
        department
          ? "Its students follow when the name changes."
          : "One that is there already is changed rather than added twice."
      }
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy} busyLabel="Saving">
            {department ? "Save the department" : "Add them"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label="Departments" onSubmit={form.submit}>
        {form.problem && <Alert tone="bad">{form.problem}</Alert>}
        <ol aria-label="Departments" className="grid">
          {rows.fields.map(({ row }, place) => (
            <DepartmentRow
              key={row}
              form={form.form}
              place={place}
              onRemove={rows.fields.length > 1 ? () => rows.remove(place) : undefined}
            />
          ))}
        </ol>
        {!department && (
          <AddRow
            count={rows.fields.length}
            onAdd={() =>
              rows.append(emptyDepartment, { focusName: `departments.${rows.fields.length}.name` })
            }
          >
            Another department
          </AddRow>
        )}
      </form>
    </Dialog>
  );
}
