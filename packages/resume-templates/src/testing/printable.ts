type Look = CSSStyleDeclaration;
type Rule = (look: Look) => boolean;

const solid = (colour: string) => !/\/|rgba\(.*(?<!, [01])\)$/u.test(colour);
const sides = ["Top", "Right", "Bottom", "Left"] as const;
const displays = new Set([
  "block",
  "inline",
  "inline-block",
  "flow-root",
  "list-item",
  "flex",
  "grid",
  "table",
  "table-header-group",
  "table-row-group",
  "table-row",
  "table-cell",
  "none",
]);

/** What a page may look like: whatever a printed page, or a writer of one, can repeat exactly. */
const rules: Record<string, Rule> = {
  "stands in the flow, in flex or in a grid": (look) => displays.has(look.display),
  "no columns of text": (look) => look.columnCount === "auto" && look.columnWidth === "auto",
  "no background picture or gradient": (look) => look.backgroundImage === "none",
  "solid backgrounds": (look) => solid(look.backgroundColor),
  "solid text": (look) => solid(look.color),
  "solid borders": (look) =>
    sides.every(
      (side) =>
        look[`border${side}Width`] === "0px" ||
        (look[`border${side}Style`] === "solid" && solid(look[`border${side}Color`])),
    ),
  "no border picture": (look) => look.borderImageSource === "none",
  "no outline": (look) => look.outlineStyle === "none" || look.outlineWidth === "0px",
  "no shadow": (look) => look.boxShadow === "none" && look.textShadow === "none",
  "no filter": (look) => look.filter === "none" && look.backdropFilter === "none",
  "no transform": (look) =>
    [look.transform, look.rotate, look.scale, look.translate].every((each) => each === "none"),
  "no mask or clip": (look) => look.maskImage === "none" && look.clipPath === "none",
  "no blending, no group opacity": (look) => look.opacity === "1" && look.mixBlendMode === "normal",
  "no float": (look) => look.float === "none",
  "nothing below the page": (look) => !(Number.parseInt(look.zIndex, 10) < 0),
  "positions of the page, not of the window": (look) =>
    ["static", "relative", "absolute"].includes(look.position),
  "no list markers": (look) => look.listStyleType === "none" && look.listStyleImage === "none",
  "no motion": (look) => look.animationName === "none",
  "only plain underlines": (look) =>
    look.textDecorationLine === "none" ||
    (look.textDecorationLine === "underline" && look.textDecorationStyle === "solid"),
  "text in lines from side to side": (look) => look.writingMode === "horizontal-tb",
  "no ligatures": (look) => look.fontVariantLigatures === "none",
  "faces of our own": (look) =>
    look.fontFamily.startsWith('"tr-') || look.fontFamily.startsWith("tr-"),
  "letters that stay together as a word": (look) =>
    look.letterSpacing === "normal" ||
    Number.parseFloat(look.letterSpacing) <= 0.0801 * Number.parseFloat(look.fontSize),
};

const drawings = new Set(["svg", "path"]);

/** Every node that breaks a rule, with the rule; nothing when the pages can be printed as they look. */
export const unprintable = (pages: HTMLElement[]) => [
  ...new Set(pages.flatMap((page) => [...page.querySelectorAll("*")].flatMap(brokenBy))),
];

function brokenBy(node: Element) {
  const look = getComputedStyle(node);
  const broken = Object.keys(rules).filter((rule) => !rules[rule]!(look));
  if (node instanceof SVGElement && !drawings.has(node.localName)) broken.push("only paths");
  if (["::before", "::after"].some((part) => isThere(node, part))) broken.push("no generated text");
  return broken.map((rule) => `${node.localName}.${node.getAttribute("class")}: ${rule}`);
}

const isThere = (node: Element, part: string) =>
  !["none", "normal"].includes(getComputedStyle(node, part).content);
