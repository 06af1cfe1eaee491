import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Avatar, Button, Dialog, EmptyState, SearchField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { OnItsWay } from "@/lib/load";
import { publicFile } from "@/lib/public-file";
import { useWindowList } from "@/lib/use-window-list";
import { writePath } from "@/navigation/paths";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";
import { useRested } from "./rested";

interface NewConversationProps {
  area: "po" | "hr";
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The colleges or companies one is connected with, by their names. */
async function connected(calls: Calls, area: "po" | "hr", search: string, part: Part) {
  const query = { connectionType: "CONNECTED" as const, ...(search && { search }), ...part };
  const quietly = { showToast: false };
  const reply =
    area === "po"
      ? await (await calls.po()).companies.connections({ query }, quietly)
      : await (await calls.hr()).colleges.connections({ query }, quietly);
  if (isFailure(reply)) return reply;
  const items = reply.data.items.map(({ company, college }) => (area === "po" ? company : college));
  return { data: { items, next: reply.data.next } };
}
type Part = { next?: string };

/** Asks with whom the conversation is to be. */
export function NewConversation({ area, open, onOpenChange }: NewConversationProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Write to">
      {open && <Choices area={area} onChosen={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface ChoicesProps {
  area: "po" | "hr";
  onChosen: () => void;
}

const Choices = observer(function Choices({ area, onChosen }: ChoicesProps) {
  const { calls } = useStores();
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim());
  const list = useWindowList(
    (looked: string, next) => connected(calls, area, looked, next ? { next } : {}),
    search,
  );
  const { rows: found, state, problem, more } = list;
  const what = area === "po" ? "companies" : "colleges";
  return (
    <div className="grid gap-3">
      <SearchField
        label={`Search connected ${what}`}
        placeholder={`Search connected ${what}`}
        maxLength={limits.search.longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem && (
        <Alert tone="bad" title={problem}>
          <Button intent="secondary" className="mt-2" onClick={() => void list.refresh()}>
            Try again
          </Button>
        </Alert>
      )}
      <div className="max-h-80 min-h-40 overflow-y-auto" aria-busy={state === "loading"}>
        {state === "loading" && !found.length && <OnItsWay />}
        <ul aria-label={`Connected ${what}`}>
          {found.map(({ id, name, city, picture }) => (
            <li key={id} className="hover:bg-hover relative flex items-center gap-3 rounded-md p-2">
              <Avatar
                decorative
                entity={area === "po" ? "company" : "college"}
                name={name}
                src={publicFile(picture)}
              />
              <AppLink
                href={writePath(area, id)}
                onClick={onChosen}
                className="min-w-0 flex-1 after:absolute after:inset-0"
              >
                <span className="block truncate font-medium">{name}</span>
                <span className="text-ink-3 block truncate text-sm">{city}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        {state === "ready" && !found.length && (
          <EmptyState title={search ? "Nobody of this name" : `No connected ${what} yet`}>
            You can write to each other once you are connected.
          </EmptyState>
        )}
        {more && (
          <Button
            intent="secondary"
            className="m-3"
            aria-busy={more.state === "loading" || undefined}
            onClick={more.load}
          >
            {more.state === "failed" ? "Try again for more" : `Show more ${what}`}
          </Button>
        )}
      </div>
    </div>
  );
});
