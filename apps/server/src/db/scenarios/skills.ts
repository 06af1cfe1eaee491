import { and, asc, eq, notLike } from "drizzle-orm";
import { portfolioItems } from "../../modules/portfolio/tables";
import { folded } from "../../modules/portfolio/sections";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";

/** What the invented students learn, by department, the most common first. */
const taught: Record<string, readonly string[]> = {
  "Computer Science": ["Java", "Python", "SQL", "React", "Data structures", "Docker", "Node.js"],
  Electronics: ["VLSI design", "Embedded C", "Verilog", "MATLAB", "PCB design", "Python"],
  Mechanical: ["SolidWorks", "AutoCAD", "ANSYS", "Thermodynamics", "CATIA", "Python"],
  Electrical: ["MATLAB", "Power systems", "PLC programming", "Simulink", "SCADA"],
  Civil: ["AutoCAD", "STAAD.Pro", "Surveying", "Revit", "Quantity surveying"],
  Chemical: ["Aspen HYSYS", "Process control", "MATLAB", "Heat exchangers"],
};
const levels = ["BASIC", "GOOD", "STRONG"] as const;
const atOnce = 100;

/** Three skills for most students of a college; the first of each department has none yet. */
export async function addSkills(db: Executor, collegeId: string, now: Date) {
  const people = await db
    .select({ id: students.userId, department: students.department })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), notLike(students.rollNumber, "%001")))
    .orderBy(asc(students.rollNumber));
  const rows = people.flatMap(({ id, department }, n) => {
    const list = taught[department ?? ""] ?? [];
    // Squares gather at the front of the list, so that some skills are more common than others.
    const chosen = [0, 1, 2].map((each) => list[((n * n + each * 3) % 11) % list.length]);
    return [...new Set(chosen)].flatMap((name, position) =>
      name
        ? [
            {
              studentId: id,
              section: "skills" as const,
              content: {
                type: "TECHNICAL" as const,
                skill_name: name,
                level: levels[(n + position) % levels.length] ?? "GOOD",
                criteria: null,
              },
              name: folded(name),
              position: position + 1,
              createdAt: now,
              updatedAt: now,
            },
          ]
        : [],
    );
  });
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(portfolioItems).values(rows.slice(from, from + atOnce));
}
