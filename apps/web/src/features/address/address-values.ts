import type { Address, AddressInput } from "@toran/contract/schemas/address";

/** A saved address as its form begins; a new one is taken to be in India. */
export function addressValues(saved: Address | null): AddressInput {
  return {
    line1: saved?.line1 ?? "",
    line2: saved?.line2 ?? "",
    city: saved?.city ?? "",
    state: saved?.state ?? "",
    country: saved?.country ?? "India",
    postcode: saved?.postcode ?? "",
    billingName: saved?.billingName ?? "",
    gstin: saved?.gstin ?? "",
  };
}

/** The place of an address in a few words, such as "Coimbatore, Tamil Nadu". */
export const placeOf = ({ city, state }: { city?: string; state?: string }) =>
  [city, state].filter(Boolean).join(", ");
