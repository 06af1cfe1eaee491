import { Button, IconButton, SearchField } from "@toran/ui";
import { ChevronDown, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useStores } from "@/stores/use-stores";
import type { ConversationStore } from "./conversation-store";
import { FindStore } from "./find-store";
import { dayOf } from "./words";

interface FindProps {
  conversation: ConversationStore;
  /** The reader. */
  me: string;
  onClose: () => void;
}
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const pause = 200;
const steps = [
  { towards: "older", label: "Older message", look: "rotate-180" },
  { towards: "newer", label: "Newer message", look: "" },
] as const;
const asSearch = { role: "search", "aria-label": "In this conversation" };

/** Words are looked for in one conversation; the log goes to each message that holds them, and the focus stays here. */
export const Find = observer(function Find({ conversation, me, onClose }: FindProps) {
  const { calls } = useStores();
  const [store] = useState(() => new FindStore(calls, conversation));
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => () => store.close(), [store]);
  useEffect(() => {
    const timer = setTimeout(() => void store.look(typed), pause);
    return () => clearTimeout(timer);
  }, [store, typed]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target === field.current)
      void store.step(event.shiftKey ? "newer" : "older");
    else return;
    event.preventDefault();
  };
  return (
    <div {...asSearch} className="border-rule flex items-center gap-2 border-b px-6 py-2">
      <SearchField
        ref={field}
        label="Words in this conversation"
        placeholder="Words in this conversation"
        size="sm"
        className="min-w-0 flex-1"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <output className="text-ink-3 tnum text-xs whitespace-nowrap">{said(store, me)}</output>
      {store.state === "failed" && (
        <Button intent="link" size="sm" onClick={() => void store.retry()}>
          Try again
        </Button>
      )}
      {steps.map(({ towards, label, look }) => (
        <IconButton
          key={towards}
          label={label}
          size="sm"
          disabled={!store.hit}
          onKeyDown={press}
          onClick={() => void store.step(towards)}
        >
          <ChevronDown {...icon} className={look} />
        </IconButton>
      ))}
      <IconButton label="Close the search" size="sm" onKeyDown={press} onClick={onClose}>
        <X {...icon} />
      </IconButton>
    </div>
  );
});

/** "2 of 7", and to those who cannot see the log, what stands there. */
function said({ state, hits, hit, at, next }: FindStore, me: string) {
  if (state === "failed") return "The search could not be reached.";
  if (state === "ready" && !hit) return "No message holds that";
  if (!hit) return "";
  const writer = hit.sender.id === me ? "You" : hit.sender.name;
  return (
    <>
      {at + 1} of {hits.length}
      {next && "+"}
      <span className="sr-only">{`. ${writer}, ${dayOf(hit.at)}: ${hit.body}`}</span>
    </>
  );
}
