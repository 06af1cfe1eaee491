const themes = ["light", "dark"] as const;
const roles = ["student", "po", "hr"] as const;

/** What each story is reviewed in: both themes, in the accent of each role. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) => roles.map((role) => [`${role}, ${theme}`, { theme, role }])),
);
