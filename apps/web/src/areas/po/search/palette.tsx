import { isFailure } from "@toran/api-client/failure";
import { officerActionIds, officerActions } from "@toran/contract/schemas/action";
import type { searchHits } from "@toran/contract/schemas/officer-student";
import { Avatar, CommandPalette, type PaletteHit } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import type { z } from "zod/mini";
import { companyPath, paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { actionPlaces } from "../action-places";

interface Hit extends PaletteHit {
  href: string;
}
type Found = z.output<typeof searchHits>["students"][number];

const studentPath = (id: string) => `${paths.po.students}?student=${id}`;
const places: Record<string, string | undefined> = actionPlaces;
const actions = (found: Found[]): Hit[] =>
  found.flatMap(({ id, name }) => {
    const href = places[id];
    return href ? [{ id, label: name, href }] : [];
  });
const offered = officerActionIds.map((id) => ({ id, detail: null, ...officerActions[id] }));
const recent = [{ heading: "Actions", hits: actions(offered) }];

const people = (found: Found[], entity: "person" | "company", pathOf: (id: string) => string) =>
  found.map(({ id, name, detail }) => ({
    id,
    label: name,
    detail,
    picture: <Avatar entity={entity} size="xs" name={name} decorative />,
    href: pathOf(id),
  }));

interface OfficerPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Students, companies and what can be done, by name. */
export function OfficerPalette({ open, onOpenChange }: OfficerPaletteProps) {
  const { calls } = useStores();
  const navigate = useNavigate();
  return (
    <CommandPalette<Hit>
      open={open}
      onOpenChange={onOpenChange}
      recent={recent}
      search={async ({ search, signal }) => {
        const { all } = (await calls.po()).search;
        const reply = await all({ query: { search } }, { signal });
        if (isFailure(reply)) throw reply;
        const { students, companies, actions: doable } = reply.data;
        return [
          { heading: "Students", hits: people(students, "person", studentPath) },
          { heading: "Companies", hits: people(companies, "company", companyPath) },
          { heading: "Actions", hits: actions(doable) },
        ];
      }}
      onChoose={({ href }) => {
        onOpenChange(false);
        void navigate(href);
      }}
    />
  );
}
