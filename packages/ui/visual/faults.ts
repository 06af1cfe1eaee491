/** Runs in the page: what makes it wider than the window. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
}

/** Runs in the page: what makes the page in the window scroll sideways; a table has a place of its own for that. */
export const scrollsSideways = (): string[] =>
  [...document.querySelectorAll("main")]
    .map((main) => main.scrollWidth - main.clientWidth)
    .filter((more) => more > 1)
    .map((more) => `the page in it is ${more} px too wide`);

/** Runs in the page: words that are cut off at a side, without a sign that there is more. */
export function clipped(): string[] {
  const faults = new Set<string>();
  for (const element of document.querySelectorAll("#storybook-root *")) {
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const { left, right } = element.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(box);
      // From here on it can be scrolled to, ends in dots, or is only read out.
      if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || box.clientWidth <= 1)
        break;
      const edge = box.getBoundingClientRect();
      const cut = left < edge.left - 3 || right > edge.right + 3;
      if (cut && /hidden|clip/.test(overflowX)) faults.add(`"${element.textContent}" is cut off`);
      if (position === "fixed") break;
    }
  }
  return [...faults];
}

/** Runs in the page: what shows no sign of having the focus. */
export function unseenFocus(): string[] {
  const faults: string[] = [];
  const able = document.querySelectorAll<HTMLElement>(
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']",
  );
  for (const element of able) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The frame around a field may carry the sign for it, and what is drawn over a row that of the row.
    const frame = element.parentElement ?? element;
    const look = () =>
      [
        getComputedStyle(element),
        getComputedStyle(frame),
        getComputedStyle(frame.parentElement ?? frame),
        getComputedStyle(element, "::after"),
      ]
        .map((style) => `${style.outlineStyle} ${style.borderWidth}`)
        .join();
    element.blur();
    const before = look();
    element.focus({ preventScroll: true });
    const now = look();
    // A story may draw it as it looks with the focus.
    const outlined = getComputedStyle(element).outlineStyle !== "none" || /(^|,)solid/.test(now);
    if (document.activeElement === element && now === before && !outlined)
      faults.push(`the focus on "${element.ariaLabel ?? element.textContent}" is not seen`);
  }
  return faults;
}

/** Runs in the page: turns the writing, as a page in another script is. */
export function writeFrom(direction: string) {
  document.documentElement.dir = direction;
  document.querySelector("#storybook-root > [dir]")?.setAttribute("dir", direction);
}
