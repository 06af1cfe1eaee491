import { scoreWords } from "@toran/contract/scales";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { Avatar, DotRows } from "@toran/ui";
import type { ReactNode } from "react";
import { monthOf, period, plainLink, years } from "./said";
import type { Files } from "./files";
import { Paper } from "./paper";

type ListName = "projects" | "experiences" | "education" | "achievements" | "additional";
type Of<Name extends ListName> = PublishedProfile[Name];

/** Draws how far an item is backed. */
export type Badge = (of: Pick<Of<"projects">[number], "evidence" | "verifiedAt">) => ReactNode;
interface Listed<Name extends ListName> {
  items: Of<Name>;
  badge: Badge;
}

export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  // Rows of a grid are parted on paper even where a heading would be left behind.
  <section className="grid gap-4 print:block">
    <h2 className="title-lg print:mb-4">{title}</h2>
    {children}
  </section>
);

/** A link that a student wrote: it opens elsewhere, and vouches for nobody. */
export const OutsideLink = ({ href }: { href: string }) => (
  <a
    href={href}
    rel="noopener noreferrer nofollow ugc"
    className="text-accent-ink border-accent-line w-fit border-b"
  >
    {plainLink(href)}
  </a>
);

export function Projects({ items, badge, fileUrl }: Listed<"projects"> & Pick<Files, "fileUrl">) {
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <div className="divide-rule grid divide-y">
      <article className="flex flex-wrap gap-5 pb-5">
        {first.file && (
          <img
            src={fileUrl(first.file.key)}
            alt=""
            className="border-rule h-47 w-75 rounded-lg border object-cover"
          />
        )}
        <Told of={first} badge={badge} large />
      </article>
      {others.length > 0 && (
        <ul className="grid gap-5 pt-5 sm:grid-cols-2">
          {others.map((item, place) => (
            <li key={place} className="flex min-w-0 items-start gap-4">
              {item.file && (
                <img
                  src={fileUrl(item.file.key)}
                  alt=""
                  loading="lazy"
                  className="border-rule h-17 w-26 flex-none rounded-md border object-cover"
                />
              )}
              <Told of={item} badge={badge} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a student tells of a project. */
const Told = (props: { of: Of<"projects">[number]; badge: Badge; large?: boolean }) => {
  const { of, badge, large } = props;
  return (
    <div className={large ? "min-w-60 flex-1" : "min-w-0 flex-1"}>
      <h3 className={large ? "title-lg" : "font-semibold"}>{of.title}</h3>
      <p className="text-ink-3">
        {[period(of.startMonth, of.endMonth), of.role].filter(Boolean).join(", ")}
      </p>
      {of.description && <Words>{of.description}</Words>}
      {of.skills.length > 0 && <p className="text-ink-3 mt-1">{of.skills.join(", ")}</p>}
      {of.link && <OutsideLink href={of.link} />}
      {badge(of)}
    </div>
  );
};

const Words = ({ children }: { children: string }) => (
  <p className="max-w-read text-base whitespace-pre-line">{children}</p>
);

export function Experiences({ items, badge }: Listed<"experiences">) {
  return (
    <ul className="divide-rule grid divide-y">
      {items.map((item, place) => (
        <li key={place} className="flex flex-wrap items-start gap-x-3.5 gap-y-1 py-3 first:pt-0">
          <Avatar entity="company" name={item.organisation} decorative />
          <div className="min-w-60 flex-1">
            <h3 className="font-semibold">
              {item.title}, {item.organisation}
            </h3>
            {item.description && <Words>{item.description}</Words>}
            {badge(item)}
          </div>
          <p className="text-ink-3">{period(item.startMonth, item.endMonth)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Education({ items, badge, files }: Listed<"education"> & { files: Files }) {
  const shown = items.filter(({ kind }) => kind !== "SEMESTER");
  const semesters = items.filter(
    ({ kind, score, file }) => kind === "SEMESTER" && (score !== null || file),
  );
  const scored = semesters.filter(({ score }) => score !== null);
  return (
    <ul className="divide-rule grid divide-y">
      {shown.map((item, place) => {
        const studied = item.course ?? item.board;
        const detail = [studied && item.institution, marksOf(item)].filter(Boolean).join(", ");
        return (
          <li key={place} className="py-3 first:pt-0">
            <p className="flex gap-4">
              <span className="min-w-0 flex-1 font-semibold">{studied ?? item.institution}</span>
              <span className="text-ink-3 text-sm">{years(item.startYear, item.endYear)}</span>
            </p>
            {detail && <p className="text-ink-3 text-sm">{detail}</p>}
            <Paper file={item.file} {...files} />
            {badge(item)}
          </li>
        );
      })}
      {semesters.length > 0 && (
        <li className="text-ink-3 py-3 text-sm">
          {scored.length > 0 &&
            `Semesters: ${scored.map((each) => `${each.semester}: ${each.score}`).join(", ")}`}
          {semesters.map((each, place) => (
            <Paper key={place} file={each.file} of={`Semester ${each.semester}`} {...files} />
          ))}
        </li>
      )}
    </ul>
  );
}

const marksOf = ({ score, scoreScale }: Of<"education">[number]) =>
  score === null ? null : scoreWords(score, scoreScale);

export function Achievements({ items, badge, files }: Listed<"achievements"> & { files: Files }) {
  return (
    <ul className="grid gap-3">
      {items.map((item, place) => (
        <li key={place}>
          <p>
            {item.title}
            <span className="text-ink-3 text-sm">
              {" "}
              {[item.issuer, monthOf(item.month)].filter(Boolean).join(", ")}
            </span>
          </p>
          {item.description && <Words>{item.description}</Words>}
          {item.link && <OutsideLink href={item.link} />}
          <Paper file={item.file} {...files} />
          {badge(item)}
        </li>
      ))}
    </ul>
  );
}

export function Additional({ items, badge }: Listed<"additional">) {
  return (
    <ul className="grid gap-3">
      {items.map((item, place) => (
        <li key={place}>
          <p className="font-semibold">{item.title}</p>
          {item.description && <Words>{item.description}</Words>}
          {item.link && <OutsideLink href={item.link} />}
          {badge(item)}
        </li>
      ))}
    </ul>
  );
}

export function Skills({ graph, additionalSkills }: PublishedProfile) {
  const [most] = graph.toSorted((a, b) => b.average - a.average);
  return (
    <div className="grid gap-4">
      {most && (
        <DotRows
          finding={`Strongest in ${most.domain}; ${graph.length} ${graph.length === 1 ? "domain" : "domains"} in all.`}
          from={{ value: 1, name: "New" }}
          to={{ value: 5, name: "Expert" }}
          middle="Working"
          legend={{ dot: "one skill", bar: "domain average" }}
          rows={graph.map(({ domain, average, skills }) => ({
            name: domain,
            average,
            dots: skills.map(({ name, level }) => ({ name, value: level })),
          }))}
        />
      )}
      {additionalSkills.length > 0 && (
        <p className="text-ink-2">
          {additionalSkills.map(({ skill_name }) => skill_name).join(", ")}
        </p>
      )}
    </div>
  );
}
