import { ProgressWindows } from "@toran/ui";

interface ProfileProgressProps {
  /** Whose profile it is, such as "College profile". */
  label: string;
  sections: { name: string; text: string; done: boolean }[];
  /** What is said when nothing is missing. */
  whole: string;
}

const mostNamed = 3;

/** How much of a profile is there, and what to add next. */
export function ProfileProgress({ label, sections, whole }: ProfileProgressProps) {
  const missing = sections.filter(({ done }) => !done);
  const done = sections.length - missing.length;
  return (
    <>
      <div className="flex items-center gap-3">
        <ProgressWindows label={label} done={done} total={sections.length} percent={null} />
        <span className="text-ink-2 tnum ms-auto">
          <b className="text-ink font-semibold">{done}</b> of {sections.length}
        </span>
      </div>
      {missing.length === 0 ? (
        <p className="text-ink-2 mt-3">{whole}</p>
      ) : (
        <ul className="divide-rule text-ink-2 mt-2 divide-y">
          {missing.slice(0, mostNamed).map(({ name, text }) => (
            <li key={name} className="py-2">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
