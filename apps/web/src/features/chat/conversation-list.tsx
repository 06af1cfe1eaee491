import { limits } from "@toran/contract/limits";
import type { Conversation } from "@toran/contract/schemas/chat";
import {
  Alert,
  Avatar,
  Badge,
  Button,
  EmptyState,
  IconButton,
  Menu,
  SearchField,
  Skeleton,
} from "@toran/ui";
import { BellOff, Ellipsis, SquarePen } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { publicFile } from "@/lib/public-file";
import { since } from "@/lib/since";
import { conversationPath } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import type { ConversationListStore } from "./conversation-list-store";
import { Hits } from "./hits";
import { wordsOf } from "./words";

interface ConversationListProps {
  area: "po" | "hr";
  store: ConversationListStore;
  /** The conversation that is open. */
  open: string | undefined;
  me: string;
  onNew: () => void;
}
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The conversations of the reader's side, and what is found in them. */
export const ConversationList = observer(function ConversationList(props: ConversationListProps) {
  const { area, store, open, me, onNew } = props;
  const mayChange = useMayChange(area);
  const [search, setSearch] = useState("");
  const words = wordsOf(search);
  const { items, state, archived } = store;
  const section = useRef<HTMLElement>(null);
  /** Where the row stood that was put away, or taken out again. */
  const left = useRef<number>(undefined);
  useEffect(() => {
    const at = left.current;
    left.current = undefined;
    if (at === undefined || document.activeElement !== document.body) return;
    // It went with the button of its menu: whoever works by keys goes on with the one in its place.
    const rows = section.current?.querySelectorAll<HTMLElement>("li a") ?? [];
    const next = rows[Math.min(at, rows.length - 1)];
    (next ?? section.current?.querySelector("input"))?.focus();
  }, [items]);
  return (
    <section
      ref={section}
      aria-label="Conversations"
      className="border-rule flex min-h-0 w-73 flex-none flex-col border-e"
    >
      <header className="flex items-center gap-1 px-5 pt-5 pb-3">
        <h1 className="title-2xl flex-1">Chat</h1>
        <Menu
          align="end"
          entries={[
            {
              label: "Show what is put away",
              checked: archived,
              onCheckedChange: (checked) => void store.showArchived(checked),
            },
          ]}
          trigger={
            <IconButton label="Which conversations">
              <Ellipsis {...icon} />
            </IconButton>
          }
        />
        {mayChange && (
          <IconButton label="New conversation" onClick={onNew}>
            <SquarePen {...icon} />
          </IconButton>
        )}
      </header>
      <SearchField
        label="Search people and messages"
        placeholder="Search people and messages"
        className="px-5 pb-3"
        maxLength={limits.search.longest}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          void store.look(target.value.trim());
        }}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4" aria-busy={state === "loading"}>
        {state === "failed" && (
          <Alert tone="bad" title={store.problem}>
            <Button intent="secondary" onClick={() => void store.load()}>
              Try again
            </Button>
          </Alert>
        )}
        {state === "loading" && <Waiting />}
        {state === "ready" && (
          <>
            <ul aria-label={archived ? "Put away" : "Conversations"}>
              {items.map((conversation, at) => (
                <Row
                  key={conversation.id}
                  area={area}
                  conversation={conversation}
                  current={conversation.id === open}
                  me={me}
                  store={store}
                  onLeave={() => {
                    left.current = at;
                  }}
                />
              ))}
            </ul>
            {store.problem && <Alert tone="bad">{store.problem}</Alert>}
            {store.next && (
              <Button intent="secondary" className="m-3" onClick={() => void store.more()}>
                Show more
              </Button>
            )}
            {items.length === 0 && search && (
              <p className="text-ink-3 px-3 py-2">Nobody of this name</p>
            )}
            {words && <Hits area={area} search={words} me={me} />}
            {items.length === 0 && !search && (
              <EmptyState title={archived ? "Nothing is put away" : "No conversations yet"}>
                {archived
                  ? "What you put away comes back when something new is written."
                  : `You can write to every ${area === "po" ? "company" : "college"} you are connected with.`}
              </EmptyState>
            )}
          </>
        )}
      </div>
    </section>
  );
});

const Waiting = () => (
  <div className="grid gap-4 p-3">
    {[1, 2, 3, 4].map((line) => (
      <div key={line} className="flex gap-3">
        <Skeleton className="size-9" />
        <Skeleton className="h-9 flex-1" />
      </div>
    ))}
  </div>
);

interface RowProps {
  area: "po" | "hr";
  conversation: Conversation;
  current: boolean;
  me: string;
  store: ConversationListStore;
  /** It is about to leave this list. */
  onLeave: () => void;
}

/** What a message says in one line. */
function lineOf({ last, subject }: Conversation, me: string) {
  if (!last) return subject?.title ?? "Nothing is written yet";
  const text = last.deletedAt
    ? "A message was deleted"
    : last.body || `Sent ${last.attachments[0]?.name ?? "a file"}`;
  return last.sender.id === me ? `You: ${text}` : text;
}

function Row({ area, conversation, current, me, store, onLeave }: RowProps) {
  const { id, other, subject, last, unread, muted, archived } = conversation;
  const waits = unread > 0 && !muted;
  return (
    <li
      className={`group relative flex items-center gap-3 rounded-md px-3 py-2.5 ${current ? "bg-accent-wash" : "hover:bg-hover"}`}
    >
      <Avatar
        decorative
        entity={area === "po" ? "company" : "college"}
        name={other.name}
        src={publicFile(other.picture)}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <AppLink
            href={conversationPath(area, id)}
            aria-current={current ? "page" : undefined}
            className={`min-w-0 flex-1 truncate after:absolute after:inset-0 ${waits ? "font-semibold" : "font-medium"}`}
          >
            {other.name}
          </AppLink>
          {last && (
            <time
              dateTime={last.at}
              className="text-ink-3 tnum text-xs whitespace-nowrap group-focus-within:invisible group-hover:invisible"
            >
              {since(last.at)}
            </time>
          )}
        </p>
        <p className="flex items-center gap-2">
          <span className={`min-w-0 flex-1 truncate text-sm ${waits ? "" : "text-ink-2"}`}>
            {subject && last && `${subject.title}: `}
            {lineOf(conversation, me)}
          </span>
          {muted && (
            <BellOff aria-label="Muted" size={14} strokeWidth={1.75} className="text-ink-3" />
          )}
          {waits && <Badge count={unread} label="unread" />}
        </p>
      </div>
      <div className="absolute end-2 top-1.5 opacity-0 group-hover:opacity-100 focus-within:opacity-100 has-data-[state=open]:opacity-100">
        <Menu
          align="end"
          entries={[
            {
              label: muted ? "Hear of it again" : "Mute",
              onSelect: () => void store.keep(id, { muted: !muted }),
            },
            {
              label: archived ? "Take out again" : "Put away",
              onSelect: () => {
                onLeave();
                void store.keep(id, { archived: !archived });
              },
            },
          ]}
          trigger={
            <IconButton size="sm" label={`More about ${other.name}`}>
              <Ellipsis {...icon} size={14} />
            </IconButton>
          }
        />
      </div>
    </li>
  );
}
