import type { StudentQuery, studentSorts } from "@toran/contract/schemas/officer-student";
import { sql } from "drizzle-orm";
import { byId, byMarks, byMoment, byWords, type Order, stretchesIn } from "../../../http/keyset";
import { students } from "../tables";

type Sort = (typeof studentSorts)[number];

/** The department as its index has it. */
export const departmentAsSorted = sql`(${students.department} collate "C")`;
const name = byWords(sql`${students.name}`);
const roll = byWords(sql`(${students.rollNumber} collate "C")`);
const cgpa = byMarks(sql`${students.cgpa}`);
const id = byId(sql`${students.userId}`);

const orders: Record<Sort, Order> = {
  name: { keys: [name, id], gaps: false },
  roll: { keys: [roll, id], gaps: true },
  department: { keys: [byWords(departmentAsSorted), name, id], gaps: true },
  cgpa: { keys: [cgpa, name, id], gaps: true },
  updated: { keys: [byMoment(sql`${students.updatedAt}`), id], gaps: false },
};

/** What is still ahead of a list of students. */
export const stretchesOf = ({ sort = "name", next }: Pick<StudentQuery, "sort" | "next">) =>
  stretchesIn(orders, { sort, next });
