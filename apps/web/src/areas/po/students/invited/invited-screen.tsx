import type { invitedQuery, invitedStudent } from "@toran/contract/schemas/officer-student";
import { EmptyState, PageHeader, StatusPill } from "@toran/ui";
import { DataTable, nothing, type Selection, type TableColumn } from "@toran/ui/data-table";
import { MailPlus, MailX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { ExportMenu } from "@/features/list-export/export-menu";
import { ChoiceFilters, knownIn } from "@/lib/choice-filters";
import { useAddressView } from "@/lib/use-address-view";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../../use-may-change";
import { SearchBox } from "@/features/search/search-box";
import { StudentListStore } from "../list/student-list-store";
import { type Shown, when } from "../words";
import { InviteButton } from "./invite-button";
import { InvitedDialog } from "./invited-dialog";

type Invited = z.output<typeof invitedStudent>;
type InvitedQuery = z.input<typeof invitedQuery>;

const tabs = ["all"] as const;
const filters = ["search", "state"] as const;

const states: Record<Invited["state"], Shown> = {
  SENT: { word: "Sent", glyph: "ring", tone: "idle" },
  OPENED: { word: "Opened", glyph: "half", tone: "info" },
  ACCEPTED: { word: "Accepted", glyph: "done", tone: "ok" },
  BOUNCED: { word: "Not delivered", glyph: "crossed", tone: "bad" },
  EXPIRED: { word: "Expired", glyph: "paused", tone: "warn" },
  REVOKED: { word: "Taken back", glyph: "crossed", tone: "idle" },
};
const choices = [
  {
    name: "state" as const,
    label: "Invitation",
    words: Object.fromEntries(Object.entries(states).map(([state, { word }]) => [state, word])),
  },
];

const columns: readonly TableColumn<Invited>[] = [
  { id: "name", title: "Student", width: 260, cell: ({ name, email }) => name ?? email },
  {
    id: "email",
    title: "Email",
    width: 320,
    className: "text-ink-2",
    cell: ({ email }) => email,
  },
  {
    id: "sent",
    title: "Sent",
    width: 160,
    className: "text-ink-2 tnum",
    cell: ({ sentAt }) => when(sentAt),
  },
  {
    id: "state",
    title: "Invitation",
    width: 160,
    cell: ({ state }) => (
      <StatusPill glyph={states[state].glyph} tone={states[state].tone}>
        {states[state].word}
      </StatusPill>
    ),
  },
];

/** Who was invited to register, and how far each invitation has come. */
export const InvitedScreen = observer(function InvitedScreen() {
  const { calls, po } = useStores();
  const mayChange = useMayChange();
  const { asked: wanted, change, searched, view } = useAddressView(tabs, filters);
  const { search } = wanted;
  const state = knownIn(states, wanted.state);
  const own = useOwnTable("invited");
  const [list] = useState(
    () =>
      new StudentListStore<Invited>(async (query: InvitedQuery, options) =>
        (await calls.po()).students.invited({ query }, options),
      ),
  );
  const [selection, setSelection] = useState<Selection>(nothing);
  const [asked, setAsked] = useState<{ what: "again" | "back"; selection: Selection }>();
  useEffect(() => {
    const query: InvitedQuery = { ...(search && { search }), ...(state && { state }) };
    void list.show(query);
    setSelection((before) => (before.all ? nothing : before));
    return () => list.close();
  }, [list, search, state]);
  const invited = view.filtered ? undefined : list.total;
  // The sidebar tells the same number, unless the list is by now another.
  useEffect(() => {
    if (invited !== undefined && invited === list.total)
      po.sizes.set({ ...po.sizes.value, invited });
  }, [po, list, invited]);
  return (
    <>
      <PageHeader
        title="Invited"
        count={invited}
        context="An invitation runs for 14 days."
        actions={<InviteButton onDone={() => void list.refresh()} />}
      />
      <div className="border-rule border-t" />
      <DataTable
        label="Invited students"
        one="invitation"
        many="invitations"
        className="min-h-90 flex-1"
        rows={list.rows}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name, email }) => name ?? email}
        total={list.total}
        counting={list.counting}
        more={list.more}
        state={list.state}
        problem={list.problem}
        onRetry={() => void list.refresh()}
        {...view}
        empty={
          <EmptyState title="Nobody is invited">
            Invite a student, or switch invitations on when you import a class, and you see here who
            has come.
          </EmptyState>
        }
        selectable={mayChange}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[
          {
            label: "Send again",
            icon: <MailPlus aria-hidden="true" size={16} strokeWidth={1.75} />,
            onAct: (chosen) => setAsked({ what: "again", selection: chosen }),
          },
          {
            label: "Take back",
            icon: <MailX aria-hidden="true" size={16} strokeWidth={1.75} />,
            onAct: (chosen) => setAsked({ what: "back", selection: chosen }),
          },
        ]}
        toolbar={
          <>
            <SearchBox label="Search invitations" placeholder="Name or email" {...searched} />
            <ChoiceFilters filters={choices} asked={wanted} change={change} />
          </>
        }
        tools={
          <ExportMenu
            area="po"
            list="invited"
            name="invited students"
            take={async (sheet, given) =>
              (await calls.po()).students.exportInvited(
                { query: { search, state, ...sheet } },
                given,
              )
            }
          />
        }
      />
      {asked && (
        <InvitedDialog
          {...asked}
          list={list}
          onClose={() => setAsked(undefined)}
          onDone={() => setSelection(nothing)}
        />
      )}
    </>
  );
});
