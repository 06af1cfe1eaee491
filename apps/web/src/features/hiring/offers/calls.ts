import type { Calls } from "@/stores/calls";

/** Who makes an offer: the company, or a college on its behalf. */
export type OfferArea = "hr" | "po";

/** The calls by which both make an offer alike. */
export const offerCalls = async (calls: Calls, area: OfferArea) =>
  area === "hr" ? (await calls.hr()).offers : (await calls.po()).offers;
