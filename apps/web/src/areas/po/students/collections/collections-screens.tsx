import type { Collection } from "@toran/contract/schemas/student-collection";
import { Button, EmptyState, IconButton, Menu, PageHeader } from "@toran/ui";
import { Bookmark, FolderArchive, MoreHorizontal, Pencil, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { ExportMenu } from "@/features/list-export/export-menu";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../../use-may-change";
import { keepsUpWith } from "../filters/filter-words";
import { students } from "../words";
import { ColourDot } from "./colour";
import { CollectionDialog } from "./collection-dialog";
import { DeleteCollection } from "./delete-collection";
import { type CollectionKind, kinds, pageOf } from "./kinds";
import { listsVersion } from "./lists-version";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

type Asked = { what: "make" } | { what: "rename" | "delete"; list: Collection };

/** The lists of the archive or of the bookmarks. */
const Collections = observer(function Collections({ kind }: { kind: CollectionKind }) {
  const { calls } = useStores();
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<Asked>();
  const lists = useMemo(
    () => new Loadable<Collection[]>(async () => (await calls.po())[kind].list()),
    [calls, kind],
  );
  const version = listsVersion.get();
  useEffect(() => void lists.load(), [lists, version]);
  const { title, context, empty } = kinds[kind];
  const actions = (
    <>
      <ExportMenu
        area="po"
        list="collections"
        name={kind === "archive" ? "archive lists" : "bookmark lists"}
        take={async (query, given) => (await calls.po()).sheets[kind]({ query }, given)}
      />
      {mayChange && (
        <Button onClick={() => setAsked({ what: "make" })}>
          <Plus {...icon} />
          New list
        </Button>
      )}
    </>
  );
  const close = () => setAsked(undefined);
  const done = () => void lists.load();
  return (
    <>
      <PageHeader title={title} count={lists.value?.length} context={context} actions={actions} />
      <div className="border-rule border-t">
        <Load of={lists} toEdges>
          {(all) =>
            all.length ? (
              <ul aria-label={title} className="divide-rule divide-y">
                {all.map((list) => (
                  <Row
                    key={list.id}
                    kind={kind}
                    list={list}
                    onAsk={
                      mayChange
                        ? (what: "rename" | "delete") => setAsked({ what, list })
                        : undefined
                    }
                  />
                ))}
              </ul>
            ) : (
              <EmptyState title={empty.title}>{empty.text}</EmptyState>
            )
          }
        </Load>
      </div>
      {asked && asked.what !== "delete" && (
        <CollectionDialog
          kind={kind}
          list={asked.what === "rename" ? asked.list : undefined}
          onClose={close}
          onDone={done}
        />
      )}
      {asked?.what === "delete" && (
        <DeleteCollection kind={kind} list={asked.list} onClose={close} onDone={done} />
      )}
    </>
  );
});

interface RowProps {
  kind: CollectionKind;
  list: Collection;
  /** Missing for those who may only look. */
  onAsk?: (what: "rename" | "delete") => void;
}

function Row({ kind, list, onAsk }: RowProps) {
  const { id, name, description, colour, owner, shared, query } = list;
  const Sign = kind === "archive" ? FolderArchive : Bookmark;
  return (
    <li className="hover:bg-hover relative flex min-h-14 items-center gap-3 px-6 py-2">
      <Sign {...icon} className="text-ink-3 flex-none" />
      <div className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <AppLink href={pageOf(kind, id)} className="font-medium after:absolute after:inset-0">
            {name}
          </AppLink>
          <ColourDot colour={colour} />
        </span>
        <p className="text-ink-3 truncate text-xs">
          {[
            description,
            query && keepsUpWith(query),
            `${shared ? "Made" : "Seen only"} by ${owner}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <span className="text-ink-2 tnum">{students(list.students)}</span>
      {onAsk && (
        <span className="relative">
          <Menu
            align="end"
            trigger={
              <IconButton label={`More for ${name}`}>
                <MoreHorizontal {...icon} />
              </IconButton>
            }
            entries={[
              { label: "Change", icon: <Pencil {...icon} />, onSelect: () => onAsk("rename") },
              {
                label: "Delete",
                icon: <Trash2 {...icon} />,
                destructive: true,
                onSelect: () => onAsk("delete"),
              },
            ]}
          />
        </span>
      )}
    </li>
  );
}

export const BookmarksScreen = () => <Collections kind="bookmark" />;
export const ArchiveScreen = () => <Collections kind="archive" />;
