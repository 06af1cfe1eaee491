import { isFailure } from "@toran/api-client/failure";
import type { ChatHits } from "@toran/contract/schemas/chat";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { since } from "@/lib/since";
import { conversationPath } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

interface HitsProps {
  area: "po" | "hr";
  search: string;
  me: string;
}

/** The messages in which words were found; each leads to its place. */
export function Hits({ area, search, me }: HitsProps) {
  const { calls } = useStores();
  const [found, setFound] = useState<ChatHits["items"]>();
  useEffect(() => {
    let late = false;
    const look = async () => {
      const reply = await (await calls.chat()).search({ query: { search } });
      if (!late) setFound(isFailure(reply) ? [] : reply.data.items);
    };
    const timer = setTimeout(() => void look(), 200);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [calls, search]);
  if (!found) return null;
  return (
    <section aria-labelledby="chat-hits" className="pt-3">
      <h2 id="chat-hits" className="text-ink-3 px-3 pb-1 text-xs">
        {found.length ? `Messages with “${search}”` : `No message holds “${search}”`}
      </h2>
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
    </section>
  );
}
