import { roots } from "@toran/contract/roots";

/** Where a file is that anyone may see. */
export const publicFile = (key: string | null | undefined) =>
  key
    ? `${import.meta.env.VITE_API_BASE_URL ?? ""}${roots.utility}/assets/public?key=${encodeURIComponent(key)}`
    : undefined;
