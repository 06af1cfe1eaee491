import type { Role } from "../display-list";

// oxfmt-ignore
const roles: Record<string, Role> = {
  SECTION: "Sect", H1: "H1", H2: "H2", H3: "H3", P: "P", UL: "L", OL: "L", LI: "LI",
  IMG: "Figure", TABLE: "Table", THEAD: "THead", TBODY: "TBody", TR: "TR", TH: "TH", TD: "TD",
};

/** What an element means to those who do not see it; nothing for one that only lays out. */
export function roleOf(element: Element): Role | undefined {
  if (element.getAttribute("role") === "img") return "Figure";
  if (element.tagName === "A") return element.hasAttribute("href") ? "Link" : undefined;
  return roles[element.tagName];
}

const holders = new Set<Role | undefined>([
  undefined,
  "Sect",
  "L",
  "LI",

  "Table",
  "THead",
  "TBody",
  "TR",
]);

/** Whether text may not lie in it directly, but wants a paragraph around it. */
export const onlyHolds = (role: Role | undefined) => holders.has(role);
