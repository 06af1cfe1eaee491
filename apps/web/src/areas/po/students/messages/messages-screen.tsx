import type { SentMessage } from "@toran/contract/schemas/office-message";
import { EmptyState, PageHeader } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { searchIn } from "@/lib/in-address";
import { tableOf } from "@/lib/table-of";
import { useAddress } from "@/lib/use-address";
import { useWindowList } from "@/lib/use-window-list";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { when } from "../words";
import { MessageSheet } from "./message-sheet";

const number = (many: number) => many.toLocaleString("en-IN");

const columns: TableColumn<SentMessage>[] = [
  {
    id: "subject",
    title: "Subject",
    width: 400,
    cell: ({ subject }) => <span className="truncate font-medium">{subject}</span>,
  },
  { id: "by", title: "Sent by", width: 180, cell: ({ by }) => by ?? "Somebody who left" },
  {
    id: "at",
    title: "Sent",
    width: 150,
    className: "text-ink-2 tnum",
    cell: ({ at }) => when(at),
  },
  {
    id: "recipients",
    title: "Students",
    width: 110,
    numeric: true,
    cell: ({ recipients }) => number(recipients),
  },
  {
    id: "opened",
    title: "Opened by",
    width: 110,
    numeric: true,
    cell: ({ opened }) => number(opened),
  },
];

interface Asked {
  search?: string;
}

/** What the office has written to students, and how many have opened it. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { calls } = useStores();
  const own = useOwnTable("messages");
  const { params, newest, go } = useAddress();
  const openId = params.get("message") ?? undefined;
  const search = searchIn(params);
  const change = (name: "message" | "search", value: string | undefined) => {
    const next = new URLSearchParams(newest());
    if (value) next.set(name, value);
    else next.delete(name);
    // What is typed is no step to go back by; nor is going from one message to the next, or putting it away.
    go(next, name === "search" || newest().has("message"));
  };
  const open = (id: string | undefined) => change("message", id);
  const asked = useMemo((): Asked => ({ ...(search && { search }) }), [search]);
  const list = useWindowList<SentMessage, Asked>(
    async (query, next, options) =>
      (await calls.po()).messages.list({ query: { ...query, next } }, options),
    asked,
  );
  return (
    <>
      <PageHeader
        title="Messages to students"
        context="To write one, choose students in their list. They are told, and do not answer here."
      />
      <div className="border-rule border-t" />
      <DataTable
        label="Messages to students"
        one="message"
        many="messages"
        {...tableOf(list, {
          filtered: search !== "",
          onClearFilters: () => change("search", undefined),
          viewKey: search,
        })}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ subject }) => subject}
        onOpen={({ id }) => open(id)}
        openId={openId}
        empty={
          <EmptyState title="Nothing was sent yet">
            Choose students in their list and press Message. What you send stays readable here.
          </EmptyState>
        }
        toolbar={
          <SearchBox
            label="Search messages"
            placeholder="Subject"
            search={search}
            onSearch={(words) => change("search", words)}
          />
        }
        tools={
          <ExportMenu
            area="po"
            list="messages"
            name="messages"
            take={async (sheet, given) =>
              (await calls.po()).messages.export({ query: { ...asked, ...sheet } }, given)
            }
          />
        }
      />
      {openId && <MessageSheet key={openId} id={openId} list={list} onOpen={open} />}
    </>
  );
});
