/** The direction of the page's writing, for parts whose arrow keys and places depend on it. */
export const pageDirection = () =>
  typeof document !== "undefined" && document.dir === "rtl" ? "rtl" : "ltr";
