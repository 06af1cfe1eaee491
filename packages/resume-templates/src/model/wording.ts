import type { ResumeModel } from "./model";
import type { Options } from "./options";
import { periodText, wordsFor } from "./words";

/** All that the pages of a résumé may say: its own text, its dates as they are read, and what is ours. */
export function wordingOf(resume: ResumeModel, { dates }: Pick<Options, "dates">): string {
  const { locale, sections } = resume;
  const periods = sections
    .flatMap((section) => ("entries" in section ? section.entries : []))
    .map(({ period }) => periodText(period, locale, dates));
  const words = wordsFor(locale);
  return JSON.stringify([resume, periods, words, words.page(1, 1)]);
}
