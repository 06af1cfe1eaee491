import { Avatar, CollegePreviewBanner, type Entity } from "@toran/ui";
import type { ReactNode } from "react";

export interface PreviewFact {
  icon: ReactNode;
  text: string;
  /** Not known yet: told in a quieter tone. */
  later?: boolean;
}

interface PreviewCardProps {
  entity: Entity;
  name: string;
  /** Stands in for the name until there is one. */
  noName: string;
  picture?: string;
  line?: string;
  facts?: PreviewFact[];
  about?: string;
  children?: ReactNode;
}

/** A profile as others will see it, from what is typed so far. */
export function PreviewCard({
  entity,
  name,
  noName,
  picture,
  line,
  facts = [],
  about,
  children,
}: PreviewCardProps) {
  return (
    <article className="rounded-sheet border-rule bg-sheet overflow-hidden border">
      <PreviewBanner entity={entity} />
      <div className="px-5.5 pb-5">
        <div className={`bg-sheet relative -mt-8.5 flex w-fit p-1 ${frames[entity]}`}>
          <Avatar entity={entity} size="lg" name={name || noName} src={picture} decorative />
        </div>
        <h3 className={`title-xl mt-2 wrap-break-word ${name ? "" : "text-ink-3"}`}>
          {name || noName}
        </h3>
        {line && <p className="text-ink-3">{line}</p>}
        {facts.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
            {facts.map(({ icon, text, later }) => (
              <li
                key={text}
                className={`flex min-w-0 items-center gap-1.5 ${later ? "text-ink-3" : "text-ink-2"}`}
              >
                <span className="text-ink-3 flex-none">{icon}</span>
                <span className="min-w-0 wrap-break-word">{text}</span>
              </li>
            ))}
          </ul>
        )}
        {about && (
          <p className="text-ink-2 mt-3 text-base wrap-break-word whitespace-pre-line">{about}</p>
        )}
        {children}
      </div>
    </article>
  );
}

const frames: Record<Entity, string> = {
  person: "rounded-full",
  college: "arch pb-0",
  company: "rounded-lg",
};

/** Shape is who: arches for a college, circles for a person, squares for a company. */
function PreviewBanner({ entity }: { entity: Entity }) {
  if (entity === "college") return <CollegePreviewBanner className="block h-24 w-full" />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 96"
      preserveAspectRatio="xMidYMax slice"
      className="block h-24 w-full"
    >
      <rect width="360" height="96" className="fill-facade-2" />
      <rect width="360" height="22" className="fill-facade-1" />
      <rect y="22" width="360" height="4" className="fill-facade-3" />
      {Array.from({ length: 9 }, (_, place) => {
        const className = place === 5 ? "fill-spark" : "fill-facade-0";
        const x = 7 + place * 40;
        return entity === "person" ? (
          <circle key={place} cx={x + 13} cy="62" r="13" className={className} />
        ) : (
          <rect key={place} x={x} y="49" width="26" height="26" className={className} />
        );
      })}
    </svg>
  );
}
