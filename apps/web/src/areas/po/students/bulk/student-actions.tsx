import {
  type BulkAction,
  countSelected,
  nothing,
  type QuickAction,
  type Selection,
  withRows,
} from "@toran/ui/data-table";
import {
  Archive,
  BadgeCheck,
  Bookmark,
  BookmarkMinus,
  CircleDot,
  MailPlus,
  MessageSquare,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useState } from "react";
import type { ListedStudent } from "@toran/contract/schemas/officer-student";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { isFailure } from "@toran/api-client/failure";
import { ArchiveDialog, BookmarkDialog } from "../collections/collect-dialog";
import type { CollectionWork } from "../collections/collection-work";
import type { StudentListStore, StudentQuery } from "../list/student-list-store";
import { AskMessage } from "../messages/ask-message";
import { nameOf } from "../words";
import type { BulkDialogFor } from "./bulk-dialog";
import { InvitationDialog } from "./invitation-dialog";
import { type Chosen, idsOf } from "./chosen";
import { PlacedDialog } from "./placed-dialog";
import { StatusDialog } from "./status-dialog";
import type { StudentWork } from "./student-work";
import { letterKeys } from "@/lib/letter-keys";
import { useRowLetters } from "@/lib/use-row-letters";
import { useMayChange } from "../../use-may-change";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface Action {
  label: string;
  icon: ReactNode;
  /** The letter that does it too. */
  keys?: string;
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

const invitation: Action = {
  label: "Send invitation",
  icon: <MailPlus {...icon} />,
  dialog: InvitationDialog,
};
const message: Action = {
  label: "Message",
  icon: <MessageSquare {...icon} />,
  dialog: AskMessage,
};
const bookmark: Action = {
  label: "Bookmark",
  icon: <Bookmark {...icon} />,
  keys: "b",
  dialog: BookmarkDialog,
};
const archive: Action = {
  label: "Archive",
  icon: <Archive {...icon} />,
  keys: "e",
  dialog: ArchiveDialog,
};

/** Whether those alone are listed who have not come. */
const isOfInvited = (query: StudentQuery) => String(query.status) === "INVITED";

type Act = BulkAction<Selection> & Pick<Action, "keys">;

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
  /** Given what can be done with the chosen, and with one row. */
  children: (
    actions: BulkAction<Selection>[],
    ofRow: (row: ListedStudent) => QuickAction[],
  ) => ReactNode;
}

/** What can be done with the chosen students, each in a dialog of its own. */
export const StudentActions = observer(function StudentActions(props: StudentActionsProps) {
  const { list, work, selection, onSelection, within, children } = props;
  const [asked, setAsked] = useState<{ dialog: Action["dialog"]; chosen: Chosen }>();
  const chosenBy = (chosen: Selection): Chosen => ({
    selection: chosen,
    query: within ? { ...list.query, collection: within.id } : list.query,
    count: countSelected(chosen, list.total ?? list.rows.length),
  });
  const asking = ({ dialog, ...action }: Action): Act => ({
    ...action,
    onAct: (chosen) => setAsked({ dialog, chosen: chosenBy(chosen) }),
  });
  /** The students of a row's own action may not be those who are chosen; whoever has left the list is so no longer. */
  const done = (chosen: Selection, left: boolean) => {
    if (chosen === selection) onSelection(nothing);
    else if (left && !selection.all && !chosen.all)
      onSelection(withRows(selection, chosen.ids, false));
  };
  const { collection, collecting } = within ?? {};
  const takeOut: Act = {
    label: "Take out of the list",
    icon: <BookmarkMinus {...icon} />,
    onAct: async (chosen) => {
      const ids = await idsOf({ ...chosenBy(chosen), query: list.query }, list.call);
      if (!collection) return;
      if (isFailure(ids)) return collecting?.fail(ids);
      done(chosen, true);
      await collecting?.takeOut(collection, ids);
    },
  };
  const lists = within
    ? // A list that keeps up with its filter has nobody to take out.
      collection && !collection.query
      ? [takeOut]
      : []
    : [asking(bookmark), asking(archive)];
  // In the order of the bar; a row itself has only its lists.
  const [first, ...others] = lists;
  const bar = [
    ...(isOfInvited(list.query) ? [asking(invitation)] : []),
    asking(placed),
    asking(status),
    ...(first ? [first] : []),
    asking(message),
    ...others,
  ];
  const mayChange = useMayChange();
  const keyed = ({ keys }: Action) =>
    mayChange && !asked ? lists.find((each) => each.keys === keys)?.onAct : undefined;
  useRowLetters({
    keys: { b: keyed(bookmark), e: keyed(archive) },
    chosen: countSelected(selection, list.total ?? list.rows.length) ? selection : undefined,
    idAt: (place) => list.rows[place]?.id,
  });
  const Asking = asked?.dialog;
  return (
    <>
      {children(bar, (row) =>
        lists.map(({ label, icon: sign, keys, onAct }) => ({
          label: `${label}: ${nameOf(row)}`,
          icon: sign,
          keys: letterKeys() ? keys : undefined,
          onAct: () => onAct({ all: false, ids: new Set([row.id]) }),
        })),
      )}
      {asked && Asking && (
        <Asking
          chosen={asked.chosen}
          work={work}
          nameOf={(id) => {
            const found = list.rows.find((row) => row.id === id);
            return found && nameOf(found);
          }}
          onClose={() => setAsked(undefined)}
          onDone={() => done(asked.chosen.selection, Asking === ArchiveDialog)}
        />
      )}
    </>
  );
});
