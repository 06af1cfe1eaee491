import type { Contact, Level, Period, Skill } from "./model";
import type { Options } from "./options";

interface Words {
  comma: string;
  present: string;
  page: (index: number | string, count: number | string) => string;
  levels: readonly string[];
  summary: string;
  contact: string;
  stack: string;
  course: string;
  institute: string;
  years: string;
  score: string;
  /** What stands before a way to reach somebody. */
  fields: Record<Contact["kind"] | "headline" | "link", string>;
}

const words: Record<string, Words> = {
  en: {
    comma: ", ",
    present: "present",
    page: (index, count) => `Page ${index} of ${count}`,
    levels: ["", "Beginner", "Basic", "Intermediate", "Advanced", "Expert"],
    summary: "Summary",
    contact: "Contact",
    stack: "Built with",
    course: "Course",
    institute: "Institute",
    years: "Years",
    score: "Score",
    fields: {
      headline: "Role",
      place: "Base",
      email: "Mail",
      phone: "Phone",
      link: "Web",
      other: "Reach",
    },
  },
  hi: {
    comma: ", ",
    present: "अब तक",
    page: (index, count) => `पृष्ठ ${index} / ${count}`,
    levels: ["", "आरंभिक", "बुनियादी", "मध्यम", "उन्नत", "निपुण"],
    summary: "सार",
    contact: "संपर्क",
    stack: "उपकरण",
    course: "पाठ्यक्रम",
    institute: "संस्थान",
    years: "वर्ष",
    score: "अंक",
    fields: {
      headline: "भूमिका",
      place: "स्थान",
      email: "ईमेल",
      phone: "फ़ोन",
      link: "वेब",
      other: "संपर्क",
    },
  },
  ar: {
    comma: "، ",
    present: "حتى الآن",
    page: (index, count) => `صفحة ${index} من ${count}`,
    levels: ["", "مبتدئ", "أساسي", "متوسط", "متقدم", "خبير"],
    summary: "نبذة",
    contact: "التواصل",
    stack: "الأدوات",
    course: "البرنامج",
    institute: "المؤسسة",
    years: "السنوات",
    score: "المعدل",
    fields: {
      headline: "الدور",
      place: "المكان",
      email: "البريد",
      phone: "الهاتف",
      link: "الويب",
      other: "التواصل",
    },
  },
};

const languageOf = (locale: string) => locale.split("-")[0] ?? "en";

/** The engine's own words in the language of the résumé, else in English. */
export const wordsFor = (locale: string): Words => words[languageOf(locale)] ?? words.en!;

/** The level in words: the one it came with, else ours; nothing when there is no level. */
export const levelText = (skill: Skill, locale: string) =>
  skill.levelLabel ?? wordsFor(locale).levels[skill.level] ?? "";

/** The nearest of our levels for a word from elsewhere; 0 when the word says nothing to us. */
export function levelFor(word: string): Level {
  const known: Record<string, Level> = {
    beginner: 1,
    novice: 1,
    basic: 2,
    elementary: 2,
    intermediate: 3,
    conversational: 3,
    limited: 2,
    proficient: 4,
    advanced: 4,
    professional: 4,
    fluent: 4,
    expert: 5,
    master: 5,
    native: 5,
  };
  const asked = word.toLowerCase();
  return known[Object.keys(known).find((each) => asked.includes(each)) ?? ""] ?? 0;
}

const paper = { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory" };
const firstDay = (month: string) => {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year ?? 1970, (number ?? 1) - 1, 1));
};
const lengthOf = (style: Options["dates"]) => (style === "month" ? "long" : "short");

function monthText(month: string, locale: string, style: Options["dates"]) {
  const [year, number] = month.split("-");
  if (!number || style === "year") return year ?? "";
  const said = { month: lengthOf(style), year: "numeric", ...paper } as const;
  return new Intl.DateTimeFormat(locale, said).format(firstDay(month));
}

const monthName = (month: string, locale: string, style: Options["dates"]) =>
  new Intl.DateTimeFormat(locale, { month: lengthOf(style), ...paper }).format(firstDay(month));

/** Two months of one year, which is said once where it stands last: "May – Jul 2025". */
function rangeText({ from = "", to = "" }: Period, locale: string, style: Options["dates"]) {
  const end = monthText(to, locale, style);
  if (from === to) return end;
  const start = monthText(from, locale, style);
  return `${end.startsWith(to.slice(0, 4)) ? start : monthName(from, locale, style)} – ${end}`;
}

/** A period as it is read: "May – Jul 2025", "2022", "Jan 2024 – present". */
export function periodText(
  period: Period | undefined,
  locale: string,
  style: Options["dates"],
): string {
  if (!period) return "";
  const sameYear = !period.current && period.from?.slice(0, 4) === period.to?.slice(0, 4);
  const both = (period.from?.length ?? 0) > 4 && (period.to?.length ?? 0) > 4;
  if (sameYear && both && style !== "year") return rangeText(period, locale, style);
  const from = period.from ? monthText(period.from, locale, style) : "";
  const end = period.to ? monthText(period.to, locale, style) : "";
  const to = period.current ? wordsFor(locale).present : end;
  // The same year twice says no more than once.
  return [...new Set([from, to].filter(Boolean))].join(" – ");
}
