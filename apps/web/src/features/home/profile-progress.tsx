import { ProgressWindows } from "@toran/ui";
import { ChevronRight, Plus } from "lucide-react";
import { AppLink } from "@/lib/app-link";

interface ProfileProgressProps<Name extends string> {
  /** Whose profile it is, such as "College profile". */
  label: string;
  sections: { name: Name; text: string; done: boolean }[];
  /** What is said when nothing is missing. */
  whole: string;
  /** Where a gap is closed, for those who may change the profile. */
  placeOf?: ((name: Name) => string) | undefined;
}

const mostNamed = 3;

/** How much of a profile is there, and what to add next. */
export function ProfileProgress<Name extends string>(props: ProfileProgressProps<Name>) {
  const { label, sections, whole, placeOf } = props;
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
        <ul aria-label="What is missing" className="divide-rule text-ink-2 mt-2 divide-y">
          {missing.slice(0, mostNamed).map(({ name, text }) => (
            <li key={name}>
              {placeOf ? (
                <AppLink
                  href={placeOf(name)}
                  className="hover:text-ink flex items-center gap-2 py-2"
                >
                  <Plus aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
                  <span className="min-w-0 flex-1">{text}</span>
                  <ChevronRight
                    aria-hidden="true"
                    size={16}
                    strokeWidth={1.75}
                    className="flex-none rtl:rotate-180"
                  />
                </AppLink>
              ) : (
                <p className="py-2">{text}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
