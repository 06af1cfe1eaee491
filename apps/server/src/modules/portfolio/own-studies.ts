import { folded } from "./sections";

interface Degree {
  kind: string;
  institution: string;
  endYear?: number | null | undefined;
}

/**
 * Whether an item of the education tells of the studies that the account was made for: the same college, and an end
 * with them or none. Another degree of the same college is another line.
 */
export const areOwnStudies = (
  { kind, institution, endYear }: Degree,
  { college, graduationYear }: { college: string; graduationYear: number | null },
) =>
  kind === "DEGREE" &&
  folded(institution) === folded(college) &&
  (!endYear || !graduationYear || endYear === graduationYear);
