/** What a list under a box asks for. */
const enough = 300;

/** Where a list beside a box has room: below, unless there is little of it and more above. */
export function sideOf(box: Element | null): "down" | "up" {
  if (!box) return "down";
  const edge = box.getBoundingClientRect();
  const { top, bottom } = viewOf(box);
  const below = bottom - edge.bottom;
  return below < enough && edge.top - top > below ? "up" : "down";
}

/** What is in sight of what scrolls around an element; a list beyond it would be cut off. */
function viewOf(element: Element) {
  const whole = { top: 0, bottom: innerHeight };
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      const { top, bottom } = box.getBoundingClientRect();
      return { top: Math.max(whole.top, top), bottom: Math.min(whole.bottom, bottom) };
    }
  return whole;
}
