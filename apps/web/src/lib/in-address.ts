import { limits } from "@toran/contract/limits";

/** Whether something can be what it is said to be in an address, which anybody may have made up. */
export type Fits = (value: string) => boolean;

/** Words of a line, so many letters at most. */
export const isWords =
  (longest: number): Fits =>
  (value) =>
    value.length <= longest && !/\p{Cc}/u.test(value);
export const isSearch = isWords(limits.search.longest);
/** What an address looks for, where it can be looked for. */
export function searchIn(params: URLSearchParams) {
  const search = params.get("search") ?? "";
  return isSearch(search) ? search : "";
}

export const isId: Fits = (value) =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);

/** "2026-11-30", a day that the calendar has. */
export const isDay: Fits = (value) => {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T12:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};

/** A figure as filters take it: "1e-7", or a year and a half, would fail the whole list. */
export const isFigure =
  (least: number, most: number, step: "whole" | "decimal" = "whole"): Fits =>
  (value) =>
    (step === "whole" ? /^\d+$/ : /^\d+(\.\d{1,4})?$/).test(value) &&
    Number(value) >= least &&
    Number(value) <= most;
