import { addDays, type Day, isDay, type Month, monthOf, today } from "./days";

const names = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The date someone typed, in the orders people in India write it: "13/11/2026", "13 Nov", "today". */
export function readDay(typed: string, now: Day = today()): Day | undefined {
  const text = typed.trim().toLowerCase();
  const near = { today: 0, tomorrow: 1, yesterday: -1 }[text];
  if (near !== undefined) return addDays(now, near);
  if (isDay(text)) return text;
  const found =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./,-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/.exec(
      text,
    );
  if (!found) return undefined;
  const month = monthNumber(found[2] ?? "");
  const day = `${yearOf(found[3], now)}-${month}-${(found[1] ?? "").padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

/** The month someone typed: "Nov 2026", "11/2026", "2026-11". */
export function readMonth(typed: string, now: Day = today()): Month | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "this month") return monthOf(now);
  const iso = /^(\d{4})[-/](\d{1,2})$/.exec(text);
  const found = /^(\d{1,2}|[a-z]{3,9})\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/.exec(text);
  const month = iso
    ? `${iso[1]}-${monthNumber(iso[2] ?? "")}`
    : `${yearOf(found?.[2], now)}-${monthNumber(found?.[1] ?? "")}`;
  return isDay(`${month}-01`) ? month : undefined;
}

function monthNumber(text: string) {
  const named = names.findIndex((name) => text.startsWith(name)) + 1;
  return (named > 0 ? String(named) : text).padStart(2, "0");
}

function yearOf(text: string | undefined, now: Day) {
  if (!text) return now.slice(0, 4);
  return text.length === 2 ? `20${text}` : text;
}
