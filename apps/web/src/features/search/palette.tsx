import { limits } from "@toran/contract/limits";
import { Avatar, CommandPalette, type PaletteHit } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { publicFile } from "@/lib/public-file";
import { StudentAvatar } from "@/stores/student-avatar";

interface Hit extends PaletteHit {
  href: string;
}
interface Found {
  id: string;
  name: string;
  detail?: string | null;
  /** The key of their picture, where they show one here. */
  picture?: string | null;
}
/** What was found under one heading. */
interface FoundGroup {
  heading: string;
  hits: Hit[];
}

/** People, colleges or companies that were found, each with its page. */
export const hitsOf = (
  found: readonly Found[],
  entity: "person" | "college" | "company",
  pathOf: (id: string) => string,
): Hit[] =>
  found.map(({ id, name, detail = null, picture }) => ({
    id,
    label: name,
    detail,
    picture:
      entity === "person" ? (
        <StudentAvatar size="xs" name={name} picture={picture} />
      ) : (
        <Avatar decorative entity={entity} size="xs" name={name} src={publicFile(picture)} />
      ),
    href: pathOf(id),
  }));

/** Actions that were found and have a place here. */
export const actionsOf = (
  found: readonly Found[],
  places: Record<string, string | undefined>,
): Hit[] =>
  found.flatMap(({ id, name }) => {
    const href = places[id];
    return href ? [{ id, label: name, href }] : [];
  });

/** What the search of an area tells its palette. */
export interface Summons {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed before its code was there. */
  typed?: string;
}

interface PaletteProps extends Summons {
  /** What stands there before anything is typed. */
  recent: FoundGroup[];
  /** Throws the failure of a search. */
  find: (search: string, signal: AbortSignal) => Promise<FoundGroup[]>;
}

/** Finds by name what an area has, and goes there. */
export function Palette({ open, onOpenChange, typed, recent, find }: PaletteProps) {
  const navigate = useNavigate();
  return (
    <CommandPalette<Hit>
      open={open}
      onOpenChange={onOpenChange}
      typed={typed}
      recent={recent}
      search={({ search, signal }) => find(search.slice(0, limits.search.longest), signal)}
      onChoose={({ href }) => {
        onOpenChange(false);
        void navigate(href);
      }}
    />
  );
}
