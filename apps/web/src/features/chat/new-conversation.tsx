import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Avatar, Dialog, EmptyState, SearchField } from "@toran/ui";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { publicFile } from "@/lib/public-file";
import { writePath } from "@/navigation/paths";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";

interface NewConversationProps {
  area: "po" | "hr";
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The colleges or companies one is connected with, by their names. */
async function connected(calls: Calls, area: "po" | "hr", search: string) {
  const query = { connectionType: "CONNECTED" as const, ...(search && { search }) };
  if (area === "po") {
    const reply = await (await calls.po()).companies.connections({ query });
    return isFailure(reply) ? reply : reply.data.items.map(({ company }) => company);
  }
  const reply = await (await calls.hr()).colleges.connections({ query });
  return isFailure(reply) ? reply : reply.data.items.map(({ college }) => college);
}
type Found = Exclude<Awaited<ReturnType<typeof connected>>, Error>;

/** Asks with whom the conversation is to be. */
export function NewConversation({ area, open, onOpenChange }: NewConversationProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Write to">
      {open && <Choices area={area} onChosen={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Choices({ area, onChosen }: { area: "po" | "hr"; onChosen: () => void }) {
  const { calls } = useStores();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let late = false;
    const look = async () => {
      const reply = await connected(calls, area, search.trim());
      if (late) return;
      setProblem(isFailure(reply) ? reply.message : undefined);
      setFound(isFailure(reply) ? [] : reply);
    };
    void look();
    return () => {
      late = true;
    };
  }, [calls, area, search]);
  const what = area === "po" ? "companies" : "colleges";
  return (
    <div className="grid gap-3">
      <SearchField
        label={`Search connected ${what}`}
        placeholder={`Search connected ${what}`}
        maxLength={limits.search.longest}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {problem && <Alert tone="bad">{problem}</Alert>}
      <ul
        aria-label={`Connected ${what}`}
        className="max-h-80 min-h-40 overflow-y-auto"
        aria-busy={!found}
      >
        {found?.map(({ id, name, city, picture }) => (
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
        {found?.length === 0 && !problem && (
          <li>
            <EmptyState title={search ? "Nobody of this name" : `No connected ${what} yet`}>
              You can write to each other once you are connected.
            </EmptyState>
          </li>
        )}
      </ul>
    </div>
  );
}
