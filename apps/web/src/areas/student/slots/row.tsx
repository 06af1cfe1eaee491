import type { OwnSlot } from "@toran/contract/schemas/slot";
import { Avatar } from "@toran/ui";
import { type ReactNode, useId } from "react";
import { publicFile } from "@/lib/public-file";

interface PartProps {
  title: string;
  children: ReactNode;
}
/** Some rows under a heading. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="title-lg">
        {title}
      </h2>
      <ul aria-labelledby={id} className="divide-rule border-rule divide-y border-y">
        {children}
      </ul>
    </section>
  );
}

interface RowProps {
  occasion: Pick<OwnSlot, "title" | "company" | "round" | "link">;
  /** When and where, in short. */
  facts: readonly (string | null | false)[];
  /** What can be done. */
  children?: ReactNode;
}
/** One occasion of a company, with when and where, and what can be done. */
export const Row = ({ occasion, facts, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-4 py-3.5">
    <Avatar
      decorative
      entity="company"
      size="md"
      name={occasion.company.name}
      src={publicFile(occasion.company.picture)}
    />
    <div className="min-w-60 flex-1">
      <h3 className="text-base font-semibold">{occasion.title}</h3>
      <p className="text-ink-2">
        {[occasion.company.name, occasion.round].filter(Boolean).join(" · ")}
      </p>
      <p className="tnum">{facts.filter(Boolean).join(", ")}</p>
      {occasion.link && (
        <a href={occasion.link} className="link" rel="noreferrer" target="_blank">
          {occasion.link}
        </a>
      )}
    </div>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </li>
);
