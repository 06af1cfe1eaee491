import { majorsInput } from "@toran/contract/schemas/college";
import { z } from "zod/mini";
import type { CollegeData } from "./college-preview";

/** The contract's departments, with a duplicate told at its own row. */
export const departmentsForm = z.extend(majorsInput, {
  departments: majorsInput.shape.departments.check((checked) => {
    const seen = new Set<string>();
    for (const [row, { name }] of checked.value.entries()) {
      const key = name.trim().toLowerCase();
      if (seen.has(key)) {
        checked.issues.push({
          code: "custom",
          input: name,
          path: [row, "name"],
          message: "This department is there already.",
        });
      }
      seen.add(key);
    }
  }),
});
export type DepartmentsInput = z.input<typeof departmentsForm>;
export type DepartmentsOutput = z.output<typeof departmentsForm>;

export const emptyDepartment = { name: "", code: "", finalYearStudents: "", majors: [] };

/** The saved departments as the form begins; an empty row where there are none. */
export function departmentValues({
  departments,
}: Pick<CollegeData, "departments">): DepartmentsInput {
  const rows = departments.map(({ id, name, code, finalYearStudents, majors }) => ({
    id,
    name,
    code: code ?? "",
    finalYearStudents: finalYearStudents ?? "",
    majors: majors.map((major) => major.name),
  }));
  return { departments: rows.length ? rows : [emptyDepartment] };
}
