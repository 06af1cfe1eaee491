import { type BulkAction, countSelected, nothing, type Selection } from "@toran/ui/data-table";
import { BadgeCheck, CircleDot } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useState } from "react";
import type { StudentListStore } from "../list/student-list-store";
import { nameOf } from "../words";
import type { BulkDialogFor } from "./bulk-dialog";
import type { Chosen } from "./chosen";
import { PlacedDialog } from "./placed-dialog";
import { StatusDialog } from "./status-dialog";
import type { StudentWork } from "./student-work";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface Action {
  label: string;
  icon: ReactNode;
  dialog: ComponentType<BulkDialogFor>;
}

const placed: Action = {
  label: "Mark placed",
  icon: <BadgeCheck {...icon} />,
  dialog: PlacedDialog,
};
const status: Action = {
  label: "Set status",
  icon: <CircleDot {...icon} />,
  dialog: StatusDialog,
};

interface StudentActionsProps {
  list: StudentListStore;
  work: StudentWork;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  within?: { kind: "archive" | "bookmark"; id: string };
  children: (actions: BulkAction<Selection>[]) => ReactNode;
}

/** What can be done with the chosen students, each in a dialog of its own. */
export const StudentActions = observer(function StudentActions(props: StudentActionsProps) {
  const { list, work, onSelection, within, children } = props;
  const [asked, setAsked] = useState<{ dialog: Action["dialog"]; chosen: Chosen }>();
  const all = [placed, status];
  const actions = all.map(({ label, icon: sign, dialog }) => ({
    label,
    icon: sign,
    onAct: (selection: Selection) => {
      const count = countSelected(selection, list.total ?? list.rows.length);
      const query = within ? { ...list.query, collection: within.id } : list.query;
      setAsked({ dialog, chosen: { selection, query, count } });
    },
  }));
  const Asking = asked?.dialog;
  return (
    <>
      {children(actions)}
      {asked && Asking && (
        <Asking
          chosen={asked.chosen}
          work={work}
          nameOf={(id) => {
            const found = list.rows.find((row) => row.id === id);
            return found && nameOf(found);
          }}
          onClose={() => setAsked(undefined)}
          onDone={() => onSelection(nothing)}
        />
      )}
    </>
  );
});
