import { focusBack, type FocusPath, pathOf } from "../focus/focus-back";

/**
 * Lets whoever is in a dialog come to the messages, though it holds the focus, and brings them back to where they were: at
 * F8 or Escape, and once no message is left. For the `ref` of what stands around the messages.
 */
export function openToDialogs(region: HTMLElement | null) {
  if (!region) return;
  let from: FocusPath = [];
  const has = (target: EventTarget | null) => target instanceof Node && region.contains(target);
  const move = (event: FocusEvent) => {
    const { type, target, relatedTarget } = event;
    const reached = type === "focusin" ? target : relatedTarget;
    const left = type === "focusin" ? relatedTarget : target;
    if (!has(reached)) return;
    // A dialog listens on the document, and would draw the focus back.
    event.stopPropagation();
    if (has(left)) return;
    from = left instanceof Element && left.closest("[role=dialog]") ? pathOf(left) : [];
  };
  const back = () => {
    if (from.length > 0 && has(document.activeElement)) focusBack(from);
  };
  const press = (event: KeyboardEvent) => {
    const leaves = event.key === "F8" || event.key === "Escape";
    if (!leaves || from.length === 0 || !has(document.activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    back();
  };
  const observer = new MutationObserver(() => {
    if (!region.querySelector("li[data-state=open]")) back();
  });
  const { body } = document;
  body.addEventListener("focusin", move);
  body.addEventListener("focusout", move);
  // Ahead of the layers, of which the topmost takes Escape for itself.
  window.addEventListener("keydown", press, true);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ["data-state"] });
  return () => {
    observer.disconnect();
    body.removeEventListener("focusin", move);
    body.removeEventListener("focusout", move);
    window.removeEventListener("keydown", press, true);
    back();
  };
}
