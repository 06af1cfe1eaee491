import { limits } from "@toran/contract/limits";

/** Judged by the window's outer width: page zoom narrows the inner one, and must lock nobody out. */
export const tooNarrow = () =>
  import.meta.env.VITE_RESTRICT_SCREEN !== "false" &&
  (window.outerWidth || window.innerWidth) < limits.appWidth;
