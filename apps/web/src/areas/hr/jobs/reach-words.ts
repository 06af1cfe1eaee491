import { limits } from "@toran/contract/limits";
import type { Reach } from "@toran/contract/schemas/posting";

type Counted = Pick<Reach, "eligible" | "students">;
const many = (value: number) => value.toLocaleString("en-IN");

/** "40 of 90", where a rule reaches enough students for a number to be told. */
export const reachWords = ({ eligible, students }: Counted) =>
  `${eligible === null ? `Fewer than ${limits.hiring.reachStep}` : many(eligible)} of ${many(students)}`;
