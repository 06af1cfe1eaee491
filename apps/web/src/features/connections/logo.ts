import { roots } from "@toran/contract/roots";

/** Where the picture of a college or a company is; anyone may see it. */
export const logoOf = (key: string | null | undefined) =>
  key
    ? `${import.meta.env.VITE_API_BASE_URL ?? ""}${roots.utility}/assets/public?key=${encodeURIComponent(key)}`
    : undefined;
