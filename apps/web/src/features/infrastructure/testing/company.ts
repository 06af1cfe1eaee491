import type { Place } from "../place-store";

/** A company of which nothing is known but its places. */
export const company = (places: Place[]) => ({
  id: "kestrel",
  name: "Kestrel",
  type: null,
  sector: null,
  size: null,
  website: null,
  established: null,
  services: [],
  about: null,
  linkedinUrl: null,
  logo: null,
  contact: null,
  address: null,
  infrastructure: places,
});
