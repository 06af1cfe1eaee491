import type { Executor } from "../../db/database";
import { notFound } from "../../http/failures";
import { departmentsOf } from "../colleges/college";

// The ids of the groups that every college has; that of all departments is the college's own.
const circuitId = "c1c00000-0000-4000-8000-000000000001";
const coreId = "c0e00000-0000-4000-8000-000000000002";
const circuits =
  /comput|informat|electr|communicat|data|artificial|machine learning|software|cyber|instrument/i;

export interface DepartmentGroup {
  id: string;
  name: string;
  departments: { id: string; name: string }[];
}

/** All departments, and the two families that colleges speak of where there are both. */
export async function groupsOf(db: Executor, collegeId: string): Promise<DepartmentGroup[]> {
  const departments = await departmentsOf(db, collegeId);
  const all = departments.map(({ id, name }) => ({ id, name }));
  const circuit = all.filter(({ name }) => circuits.test(name));
  const core = all.filter((each) => !circuit.includes(each));
  const families = [
    { id: coreId, name: "Core", departments: core },
    { id: circuitId, name: "Circuit", departments: circuit },
  ];
  const both = circuit.length > 0 && core.length > 0;
  return [{ id: collegeId, name: "All departments", departments: all }, ...(both ? families : [])];
}

/** One group of the college, or a department by itself. */
export async function groupOf(db: Executor, collegeId: string, id: string) {
  const groups = await groupsOf(db, collegeId);
  const wanted = id.toLowerCase();
  const group = groups.find((each) => each.id === wanted);
  if (group) return group;
  const department = groups[0]?.departments.find((each) => each.id === wanted);
  if (!department) throw notFound("The department");
  return { id, name: department.name, departments: [department] };
}

/** Whether a department, as students write it, is one of these. */
export const isIn = (departments: DepartmentGroup["departments"], department: string | null) =>
  departments.some(({ name }) => name.toLowerCase() === department?.trim().toLowerCase());
