import { useMemo } from "react";
import { isFigure, isId, isWords } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";

export const tabs = ["all", "bookmarked"] as const;
export type CandidateTab = (typeof tabs)[number];
const filters = [
  "search",
  "collegeId",
  "college",
  "department",
  "skills",
  "domain",
  "minCgpa",
  "graduationYear",
] as const;
const isName = isWords(160);
const fits = {
  collegeId: isId,
  department: isName,
  domain: isName,
  skills: isSkills,
  minCgpa: isFigure(0, 10, "decimal"),
  graduationYear: isFigure(1990, 2040),
};
/** Whom a company looks for; it lives in the address. */
export type CandidateFilters = Partial<Record<(typeof filters)[number], string>>;

const listIn = (text: string | undefined): string[] => {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
};

function isSkills(text: string) {
  const names = listIn(text);
  return names.length > 0 && names.every(isName);
}

/** The filters of the address, and how they change. Skills are several; students must have all of them. */
export function useCandidateView() {
  const looked = useAddressView(tabs, filters, fits);
  const { asked, change } = looked;
  const skills = useMemo(() => listIn(asked.skills), [asked]);
  const withSkills = (names: readonly string[]) =>
    change({ skills: names.length ? JSON.stringify(names) : "" });
  return { ...looked, skills, withSkills };
}
export type CandidateView = ReturnType<typeof useCandidateView>;
