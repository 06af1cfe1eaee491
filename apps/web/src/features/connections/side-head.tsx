import { Avatar } from "@toran/ui";
import { logoOf } from "./logo";

interface SideHeadProps {
  entity: "college" | "company";
  name: string | null;
  picture: Parameters<typeof logoOf>[0];
  /** What it is, in few words; what is not known is left out. */
  facts: (string | null | undefined)[];
}

/** Whose page this is: a college or a company, with its picture. */
export const SideHead = ({ entity, name, picture, facts }: SideHeadProps) => (
  <header className="my-4 flex flex-wrap items-center gap-4">
    <Avatar entity={entity} size="lg" name={name ?? ""} src={logoOf(picture)} decorative />
    <div className="min-w-0">
      <h1 className="title-2xl">{name}</h1>
      <p className="text-ink-3">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  </header>
);
