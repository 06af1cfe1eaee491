import { Avatar } from "@toran/ui";
import type { ReactNode } from "react";
import { logoOf } from "./logo";

interface SideHeadProps {
  entity: "college" | "company";
  name: string | null;
  picture: Parameters<typeof logoOf>[0];
  /** What it is, in few words; what is not known is left out. */
  facts: (string | null | undefined)[];
  /** What can be done here, at the end of the line. */
  children?: ReactNode;
}

/** Whose page this is: a college or a company, with its picture. */
export const SideHead = ({ entity, name, picture, facts, children }: SideHeadProps) => (
  <header className="mb-4 flex flex-wrap items-center gap-4">
    <Avatar entity={entity} size="lg" name={name ?? ""} src={logoOf(picture)} decorative />
    <div className="min-w-0">
      <h1 className="title-2xl">{name}</h1>
      <p className="text-ink-3">{facts.filter(Boolean).join(" · ")}</p>
    </div>
    {children && <div className="ms-auto flex flex-wrap items-center gap-2">{children}</div>}
  </header>
);
