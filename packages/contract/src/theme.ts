/** The looks that somebody may choose; the first follows their device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The cookie that keeps the choice: the server writes it into the page, as a script would come after the first paint. */
export const themeCookie = "theme";

/** The choice that a cookie header, or `document.cookie`, tells. */
export function themeIn(cookies = ""): Theme {
  const told = cookies.split(/;\s*/);
  return themes.find((theme) => told.includes(`${themeCookie}=${theme}`)) ?? themes[0];
}
