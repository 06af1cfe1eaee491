import type { collegePage } from "@toran/contract/schemas/connection";
import { type Stat, StatStrip } from "@toran/ui";
import type { z } from "zod/mini";

/** The season of a college in a few figures. */
export function SeasonFacts({ page }: { page: z.output<typeof collegePage> }) {
  const { season, departments } = page;
  const told = departments.reduce((sum, each) => sum + (each.finalYearStudents ?? 0), 0);
  const stats: Stat[] = [
    ...(season.graduationYear
      ? [
          { label: "Graduating", figure: String(season.graduationYear) },
          { label: "Registered students", figure: season.students.toLocaleString("en-IN") },
        ]
      : []),
    ...(told ? [{ label: "Final year", figure: told.toLocaleString("en-IN") }] : []),
    { label: "Departments", figure: String(departments.length) },
  ];
  return <StatStrip label="The season" stats={stats} className="-ms-6" />;
}
