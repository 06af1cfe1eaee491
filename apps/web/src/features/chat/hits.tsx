import { Alert, Button, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { since } from "@/lib/since";
import { useWindowList } from "@/lib/use-window-list";
import { conversationPath } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useRested } from "./rested";

interface HitsProps {
  area: "po" | "hr";
  search: string;
  me: string;
}

/** The messages in which words were found; each leads to its place. */
export const Hits = observer(function Hits({ area, search: typed, me }: HitsProps) {
  const { calls } = useStores();
  const search = useRested(typed);
  const list = useWindowList(async (words: string, next, options) => {
    const query = { search: words, ...(next && { next }) };
    return (await calls.chat()).search({ query }, { ...options, showToast: false });
  }, search);
  const { rows: found, state, more } = list;
  const none = state === "ready" && !found.length;
  return (
    <section aria-labelledby="chat-hits" aria-busy={state === "loading"} className="pt-3">
      <h2 id="chat-hits" className="text-ink-3 px-3 pb-1 text-xs">
        {none ? `No message holds “${search}”` : `Messages with “${search}”`}
      </h2>
      {state === "failed" && (
        <Alert tone="bad" title={list.problem}>
          <Button intent="secondary" className="mt-2" onClick={() => void list.refresh()}>
            Try again
          </Button>
        </Alert>
      )}
      {state === "loading" && !found.length && <Skeleton className="mx-3 my-2 h-9" />}
      <ul>
        {found.map((hit) => (
          <li key={hit.id} className="hover:bg-hover relative rounded-md px-3 py-2">
            <AppLink
              href={conversationPath(area, hit.conversationId, hit.place)}
              className="block after:absolute after:inset-0"
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate font-medium">{hit.other.name}</span>
                <time dateTime={hit.at} className="text-ink-3 tnum text-xs">
                  {since(hit.at)}
                </time>
              </span>
              <span className="text-ink-2 line-clamp-2 text-sm">
                {hit.sender.id === me ? "You" : hit.sender.name}: {hit.body}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {more && (
        <Button
          intent="secondary"
          className="m-3"
          aria-busy={more.state === "loading" || undefined}
          onClick={more.load}
        >
          {more.state === "failed" ? "Try again for more" : "Show more messages"}
        </Button>
      )}
    </section>
  );
});
