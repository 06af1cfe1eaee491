import { limits } from "@toran/contract";
import { refused } from "../../http/failures";

interface Asked {
  search?: string | undefined;
  /** Where the page before this one ended. */
  next?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** One page of a list by name: those that begin with the word come first. */
export function lookUp<Item extends { name: string }>(list: readonly Item[], asked: Asked) {
  const {
    search = "",
    next,
    page = limits.lookup.firstPage,
    limit = limits.lookup.pageSize,
  } = asked;
  const word = fold(search);
  const found = word ? list.filter(({ name }) => fold(name).includes(word)) : list;
  const ranked = word
    ? [...found].sort(
        (a, b) => Number(fold(b.name).startsWith(word)) - Number(fold(a.name).startsWith(word)),
      )
    : found;
  const start = next === undefined ? (page - 1) * limit : placeOf(next);
  const end = start + limit;
  return { found: ranked.slice(start, end), next: end < ranked.length ? `after-${end}` : null };
}

function placeOf(next: string) {
  const place = /^after-(\d{1,6})$/.exec(next)?.[1];
  if (!place) throw refused({ next: "Start the list again." });
  return Number(place);
}
