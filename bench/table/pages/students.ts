export interface Student {
  id: string;
  cells: readonly string[];
}

/** The heads of the columns and their widths, the same for every table. */
export const columns = [
  ["Student", 222],
  ["Roll no.", 110],
  ["Department", 150],
  ["CGPA", 80],
  ["Top skills", 200],
  ["Profile", 80],
  ["Offers", 80],
  ["Best, LPA", 90],
  ["Placement", 140],
] as const;

const names = ["Ishita Banerjee", "Chidiebere Okafor", "Ananya Iyer", "Sneha Reddy", "Zoya Sheikh"];
const departments = ["Computer Science", "Electronics", "Mechanical", "Civil"];
const skills = ["VLSI, Verilog", "Go, Kubernetes, SQL", "React, TypeScript, Figma"];
const placements = ["Placed", "In process", "Offer in hand", "Not placed"];
const pick = (list: readonly string[], n: number) => list[n % list.length]!;

export const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n),
    cells: [
      pick(names, n),
      `22CSB${String(n).padStart(6, "0")}`,
      pick(departments, n),
      (9.5 - (n % 400) / 100).toFixed(2),
      pick(skills, n),
      `${100 - (n % 60)}%`,
      String(n % 4),
      (6 + (n % 200) / 10).toFixed(1),
      pick(placements, n),
    ],
  }));
