import { CommandPalette, type PaletteGroup, type PaletteHit } from "@toran/ui";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Summons } from "@/features/search/palette";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { partNames, parts } from "../portfolio/frame/parts";
import { findItems, type Searched } from "./find-items";

interface Hit extends PaletteHit {
  href: string;
}

const places: Hit[] = [
  ...partNames.map((name) => ({ id: name, label: parts[name].label, href: parts[name].href })),
  { id: "studio", label: "Résumé studio", href: paths.student.template.replace("*", "all") },
  { id: "profile", label: "Public profile", href: paths.student.publicProfile },
  { id: "log", label: "Who looked", href: paths.student.accessLog },
  { id: "import", label: "Import a résumé", href: paths.student.import },
  { id: "account", label: "Account", href: paths.student.account },
  { id: "support", label: "Support", href: paths.student.supportAsk },
];
const folded = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");
const goTo = (hits: readonly Hit[]): PaletteGroup<Hit> => ({ heading: "Go to", hits });

/** Everything of a student by name: the items of every section, and the places of the area. */
export function PortfolioPalette({ open, onOpenChange, typed: ahead }: Summons) {
  const { calls } = useStores();
  const navigate = useNavigate();
  // Asked for once each time the palette opens, whatever is typed meanwhile.
  const asked = useRef<Promise<Searched[]>>(undefined);
  const change = (next: boolean) => {
    asked.current = undefined;
    onOpenChange(next);
  };
  const search = async ({ search: typed }: { search: string }) => {
    const wanted = folded(typed);
    const fits = (...texts: string[]) => texts.some((text) => folded(text).includes(wanted));
    asked.current ??= calls.student().then(findItems);
    const found = await asked.current.catch((cause: unknown) => {
      asked.current = undefined;
      throw cause;
    });
    const groups = found.map(({ heading, hits }) => ({
      heading,
      hits: hits.filter(({ label, detail }) => fits(label, detail)),
    }));
    return [...groups, goTo(places.filter(({ label }) => fits(label)))];
  };
  return (
    <CommandPalette<Hit>
      open={open}
      onOpenChange={change}
      typed={ahead}
      placeholder="Search your portfolio"
      recent={[goTo(places.slice(0, 8))]}
      search={search}
      onChoose={({ href }) => {
        change(false);
        void navigate(href);
      }}
    />
  );
}
