import { roots } from "@toran/contract/roots";

/** Where the files of a profile are that anyone may see. */
export const publishedFile = (slug: string) => (key: string) =>
  `${roots.student}/published-file/${encodeURIComponent(slug)}?key=${encodeURIComponent(key)}`;
