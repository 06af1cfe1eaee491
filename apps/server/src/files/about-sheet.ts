import { collegeDay } from "@toran/contract/calendar/zones";
import type { Cell } from "./workbook-writer";

/** What a sheet says of itself: who took it, when, and by which filter. */
export function aboutSheet(
  { firstName, lastName }: { firstName: string; lastName: string },
  now: Date,
  facts: Record<string, unknown>,
): Cell[][] {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  return [
    ["Taken by", `${firstName} ${lastName}`.trim()],
    ["On", collegeDay(now)],
    ...told.map(([name, value]): Cell[] => [
      name,
      typeof value === "number" ? value : [value].flat().join(", "),
    ]),
  ];
}
