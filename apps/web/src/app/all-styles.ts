/**
 * A page in the HTML brings only the styles that it uses itself. Fetches those of the whole
 * application; settles when they are there, or when they cannot be had.
 */
export function fetchAllStyles() {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  document.head.append(link);
  return new Promise<unknown>((settle) => {
    link.addEventListener("load", settle);
    link.addEventListener("error", settle);
  });
}
