import type { ResumeDocument } from "@toran/contract/schemas/resume";
import { Button, EmptyState } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

/** Nothing is told but where somebody studies, which their college knows anyway. */
export const isEmpty = ({ sections, summary }: ResumeDocument) =>
  !summary &&
  sections.every(
    (section) => "entries" in section && section.entries.every(({ id }) => id === "studies"),
  );

const beginnings = [
  { href: paths.student.editEducation, label: "Add your education" },
  { href: paths.student.editProjects, label: "Add a project" },
  { href: paths.student.editExperiences, label: "Add experience" },
  { href: paths.student.editSkills, label: "Add your skills" },
  { href: paths.student.import, label: "Bring it from LinkedIn or a JSON Resume file" },
];

/** A résumé is made of the portfolio, and there is none yet. */
export const NothingYet = () => (
  <div className="grid flex-1 place-items-center p-6">
    <EmptyState
      title="Your résumé begins in your portfolio"
      action={
        <ul className="grid gap-2">
          {beginnings.map(({ href, label }, place) => (
            <li key={href}>
              <Button asChild intent={place ? "secondary" : "primary"} className="w-full">
                <AppLink href={href}>{label}</AppLink>
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      Write down one thing, and all ten templates show it. You never type it twice.
    </EmptyState>
  </div>
);
