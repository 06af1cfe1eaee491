import { z } from "zod/mini";
import { maybe, text } from "./fields";
import { search } from "./page";

export const searchQuery = z.object({ search });
export const actionSearchQuery = z.object({
  type: maybe(text("Name the type.", 40)),
  search,
});
const hit = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.nullable(z.string()),
  type: z.string(),
});
/** Somebody who was found. */
const facedHit = z.extend(hit, {
  /** The key of their picture, crest or logo. */
  picture: z.nullable(z.string()),
});
const facedHits = z.array(facedHit);
export const actionHits = z.array(hit);
/** What an officer has found. */
export const officerHits = z.object({
  students: facedHits,
  companies: facedHits,
  actions: actionHits,
});
/** What somebody of a company has found: students show them no picture before they apply. */
export const companyHits = z.object({
  colleges: facedHits,
  students: actionHits,
  actions: actionHits,
});
