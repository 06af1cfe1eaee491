/** The letters of a text as a reader counts them: one with its vowel signs is one. */
export const lettersOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
