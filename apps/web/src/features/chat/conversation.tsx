import { isFailure } from "@toran/api-client/failure";
import type { ChatMessage, OpenConversation } from "@toran/contract/schemas/chat";
import {
  Alert,
  Avatar,
  Button,
  DateField,
  EmptyState,
  IconButton,
  Popover,
  Skeleton,
} from "@toran/ui";
import { CalendarSearch, Download, PanelRight, Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { OnItsWay } from "@/lib/load";
import { datedName, saveAs } from "@/lib/save-as";
import { publicFile } from "@/lib/public-file";
import { usePageTitle } from "@/lib/use-page-title";
import { useMayChange, useRank } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { About } from "./about";
import { Compose } from "./compose";
import { ConversationStore } from "./conversation-store";
import { Find } from "./find";
import { Log } from "./log";
import { useConversation, useTyping } from "./use-conversation";
import { useUnsent } from "./use-unsent";
import { closed } from "./words";

interface ConversationProps {
  area: "po" | "hr";
  id: string;
  /** The reader. */
  me: string;
  /** The message to begin with, where it is not the newest. */
  at: number | undefined;
}
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** One conversation: its messages, where the next is written, and what is known of the other side. */
export const Conversation = observer(function Conversation({
  area,
  id,
  me,
  at,
}: ConversationProps) {
  const { calls } = useStores();
  const [store] = useState(() => new ConversationStore(calls, id, me));
  const [about, setAbout] = useState(() => window.innerWidth >= 1280);
  const [finding, setFinding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const endFinding = () => {
    setFinding(false);
    opener.current?.focus();
  };
  useConversation(store, at);
  const info = store.info.value;
  usePageTitle(info && `Chat with ${info.other.name}`, info?.other.name);
  if (store.info.failure?.status === 404)
    return (
      <EmptyState title="There is no such conversation" className="m-auto">
        The link may be old, or you are not connected any more.
      </EmptyState>
    );
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <section
        aria-label={info ? `Conversation with ${info.other.name}` : "Conversation"}
        className="flex min-h-0 min-w-0 flex-1 flex-col"
      >
        {info && (
          <Head
            area={area}
            store={store}
            info={info}
            about={about}
            onAbout={() => setAbout(!about)}
          >
            <IconButton
              ref={opener}
              label="Search in this conversation"
              aria-pressed={finding}
              onClick={() => setFinding(!finding)}
            >
              <Search {...icon} />
            </IconButton>
          </Head>
        )}
        {finding && <Find conversation={store} me={me} onClose={endFinding} />}
        <Body area={area} store={store} me={me} />
      </section>
      {about && info && <About area={area} info={info} />}
    </div>
  );
});

/** Theirs and one's own, where the newest will stand. */
const bubbles = (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-14 w-3/5" />
    <Skeleton className="h-10 w-2/5 self-end" />
    <Skeleton className="h-10 w-1/2" />
    <Skeleton className="h-14 w-3/5 self-end" />
  </div>
);

interface HeadProps {
  area: "po" | "hr";
  store: ConversationStore;
  info: OpenConversation;
  about: boolean;
  onAbout: () => void;
  children: ReactNode;
}

function Head({ area, store, info, about, onAbout, children }: HeadProps) {
  const typing = useTyping(info.id);
  const people = info.people.filter(({ side }) => (side === "COLLEGE") !== (area === "po"));
  return (
    <header className="border-rule flex items-center gap-3 border-b px-6 py-2.5">
      <Avatar
        decorative
        entity={area === "po" ? "company" : "college"}
        name={info.other.name}
        src={publicFile(info.other.picture)}
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold">{info.subject?.title ?? info.other.name}</h2>
        <p className="text-ink-3 truncate text-sm">
          {typing ? (
            <span aria-hidden="true">{typing} is writing …</span>
          ) : (
            [info.subject && info.other.name, people.map(({ name }) => name).join(", ")]
              .filter(Boolean)
              .join(" · ")
          )}
        </p>
      </div>
      {children}
      <JumpToDay store={store} />
      <SaveTranscript info={info} />
      <IconButton label="About this conversation" aria-pressed={about} onClick={onAbout}>
        <PanelRight {...icon} />
      </IconButton>
    </header>
  );
}

/** Saves the whole conversation as a text. */
function SaveTranscript({ info: { id, other } }: { info: OpenConversation }) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const file = await (await calls.chat()).transcript({ params: { id } });
    setBusy(false);
    if (isFailure(file)) return;
    const name = other.name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
    saveAs(datedName(`chat-${name}`, "txt"), file);
  };
  return (
    <IconButton
      label="Save the conversation as text"
      aria-busy={busy || undefined}
      onClick={() => void save()}
    >
      <Download {...icon} />
    </IconButton>
  );
}

function JumpToDay({ store }: { store: ConversationStore }) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  return (
    <Popover
      label="Go to a day"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Go to a day">
          <CalendarSearch {...icon} />
        </IconButton>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!day) return;
          setOpen(false);
          void store.show({ day });
        }}
      >
        <DateField label="Messages from" value={day} onValueChange={setDay} />
        <Button type="submit" className="justify-self-end" disabled={!day}>
          Go to the day
        </Button>
      </form>
    </Popover>
  );
}

interface BodyProps {
  area: "po" | "hr";
  store: ConversationStore;
  me: string;
}

/** Who else takes part, and of which side. */
const othersIn = ({ people, other }: OpenConversation, me: string, area: "po" | "hr") =>
  people
    .filter(({ id }) => id !== me)
    .map((person) => ({
      ...person,
      of: (person.side === "COLLEGE") === (area === "po") ? "your team" : other.name,
    }));

const Body = observer(function Body({ area, store, me }: BodyProps) {
  const { calls } = useStores();
  const unsent = useUnsent(store.id);
  const mayChange = useMayChange(area);
  const lead = useRank(area) === "LEAD" && area === "po";
  const info = store.info.value;
  // As it stands by now: it may have been changed or taken away since it was chosen.
  const { typed, put } = unsent;
  const { replyTo } = typed;
  const reply = useCallback((message: ChatMessage) => put({ replyTo: message }), [put]);
  const others = useMemo(() => (info ? othersIn(info, me, area) : []), [info, me, area]);
  const answered = store.messages.find(({ id }) => id === replyTo?.id) ?? replyTo;
  const problem = store.problem ?? (info ? undefined : store.info.failure);
  if (problem && store.state !== "loading")
    return (
      <div className="p-6">
        <Alert tone="bad" title={problem.message}>
          <Button intent="secondary" onClick={() => void store.retry()}>
            Try again
          </Button>
        </Alert>
      </div>
    );
  if (!info || (store.state === "loading" && !store.messages.length))
    return (
      <div className="flex flex-1 flex-col justify-end px-6 py-5">
        <OnItsWay>{bubbles}</OnItsWay>
      </div>
    );
  const myName = info.people.find(({ id }) => id === me)?.name ?? "You";
  const review = async () => {
    await (await calls.chat()).review({ params: { id: store.id } });
    void store.info.load();
  };
  const why =
    closed(area, info) ?? (mayChange ? undefined : "You can read everything here, and not write.");
  return (
    <>
      {store.messages.length || store.events.length || store.outbox.waiting.length ? (
        <Log
          area={area}
          store={store}
          name={info.other.name}
          me={me}
          myName={myName}
          people={others}
          mayWrite={!why}
          onReply={reply}
        />
      ) : (
        <EmptyState title="Nothing is written yet" className="m-auto">
          Everybody of {info.other.name} can read what you write here.
        </EmptyState>
      )}
      {info.state === "LOCKED" && lead && (
        <div className="px-6 pb-3">
          <Alert tone="warn" title="A message here was reported">
            <p>Look at what was said. If all is well, open the conversation again.</p>
            <Button intent="secondary" className="mt-2" onClick={() => void review()}>
              Open it again
            </Button>
          </Alert>
        </div>
      )}
      <Compose
        key={store.id}
        store={store}
        name={info.other.name}
        people={others}
        closed={why}
        unsent={unsent}
        replyTo={answered}
      />
    </>
  );
});
