import { CollegeShape, CompanyShape, PersonShape } from "@toran/ui";
import { ArrowRight } from "lucide-react";
import { AppLink } from "@/lib/app-link";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";

const doors = [
  {
    area: "student",
    Shape: PersonShape,
    title: "I am a student",
    text: "Keep one portfolio. It becomes your public profile, your video and ten kinds of résumé.",
  },
  {
    area: "po",
    Shape: CollegeShape,
    title: "I am with a college",
    text: "Run the season: students, companies, drives and placements, on one page.",
  },
  {
    area: "hr",
    Shape: CompanyShape,
    title: "I am with a company",
    text: "Find the colleges that fit, connect, and book your dates on campus.",
  },
] as const satisfies { area: AreaName; [fact: string]: unknown }[];

/** The three ways in, each by its shape. */
export const Doors = () => (
  <ul className="border-rule bg-rule desk:grid-cols-3 grid gap-px border-y">
    {doors.map(({ area, Shape, title, text }) => (
      <li key={area} data-role={area} className="bg-sheet flex flex-col p-6">
        <span className="text-accent-ink [&_svg]:size-8">
          <Shape />
        </span>
        <h2 className="title-lg mt-4">{title}</h2>
        <p className="text-ink-2 mt-1 mb-5 text-base">{text}</p>
        <div className="mt-auto flex gap-5">
          <AppLink
            href={paths[area].login}
            className="link inline-flex items-center gap-1.5 font-medium"
          >
            Log in <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </AppLink>
          <AppLink href={paths[area].register} className="link">
            Create an account
          </AppLink>
        </div>
      </li>
    ))}
  </ul>
);
