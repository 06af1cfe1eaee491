import { type BulkAction, countSelected, nothing, type Selection } from "@toran/ui/data-table";
import { Archive, BadgeCheck, Bookmark, BookmarkMinus, CircleDot } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useState } from "react";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { isFailure } from "@toran/api-client/failure";
import { ArchiveDialog, BookmarkDialog } from "../collections/collect-dialog";
import type { CollectionWork } from "../collections/collection-work";
import type { StudentListStore } from "../list/student-list-store";
import { nameOf } from "../words";
import type { BulkDialogFor } from "./bulk-dialog";
import { type Chosen, idsOf } from "./chosen";
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

const bookmark: Action = {
  label: "Bookmark",
  icon: <Bookmark {...icon} />,
  dialog: BookmarkDialog,
};
const archive: Action = { label: "Archive", icon: <Archive {...icon} />, dialog: ArchiveDialog };

/** The list of the archive or the bookmarks whose students are shown. */
export interface Within {
  id: string;
  /** Known once its students are. */
  collection: Collection | undefined;
  collecting: CollectionWork;
}

interface StudentActionsProps {
  list: StudentListStore;
  work: StudentWork;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  within?: Within;
  children: (actions: BulkAction<Selection>[]) => ReactNode;
}

/** What can be done with the chosen students, each in a dialog of its own. */
export const StudentActions = observer(function StudentActions(props: StudentActionsProps) {
  const { list, work, onSelection, within, children } = props;
  const [asked, setAsked] = useState<{ dialog: Action["dialog"]; chosen: Chosen }>();
  const chosenBy = (selection: Selection): Chosen => ({
    selection,
    query: within ? { ...list.query, collection: within.id } : list.query,
    count: countSelected(selection, list.total ?? list.rows.length),
  });
  const all = within ? [placed, status] : [placed, status, bookmark, archive];
  const actions: BulkAction<Selection>[] = all.map(({ label, icon: sign, dialog }) => ({
    label,
    icon: sign,
    onAct: (selection) => setAsked({ dialog, chosen: chosenBy(selection) }),
  }));
  const { collection, collecting } = within ?? {};
  // A list that keeps up with its filter has nobody to take out.
  if (collection && collecting && !collection.query)
    actions.push({
      label: "Take out of the list",
      icon: <BookmarkMinus {...icon} />,
      onAct: async (selection) => {
        const ids = await idsOf({ ...chosenBy(selection), query: list.query }, list.call);
        if (isFailure(ids)) return;
        onSelection(nothing);
        await collecting.takeOut(collection, ids);
      },
    });
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
