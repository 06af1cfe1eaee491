import type { AreaName } from "@/navigation/areas";
import { collegePath, companyPath } from "@/navigation/paths";

/** The areas whose people connect: colleges with companies. */
export type ConnectionArea = Extract<AreaName, "po" | "hr">;

interface Sides {
  own: "COLLEGE" | "COMPANY";
  /** The other side, as a shape and in words. */
  other: "COLLEGE" | "COMPANY";
  entity: "college" | "company";
  one: string;
  many: string;
  pathOf: (id: string) => string;
}
/** Who stands on which side for the people of an area. */
export const sides: Record<ConnectionArea, Sides> = {
  po: {
    own: "COLLEGE",
    other: "COMPANY",
    entity: "company",
    one: "company",
    many: "companies",
    pathOf: companyPath,
  },
  hr: {
    own: "COMPANY",
    other: "COLLEGE",
    entity: "college",
    one: "college",
    many: "colleges",
    pathOf: collegePath,
  },
};
