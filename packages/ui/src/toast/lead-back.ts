import { focusBack, type FocusPath, pathOf } from "../focus/focus-back";

/**
 * Lets whoever is in a dialog come to the messages, though it holds the focus, and leads all who come back to where they
 * were: at F8 or Escape from a dialog, with the message that they close by the pointer, and once no message is left. As
 * long as the focus is here no message leaves. For the `ref` of what stands around the messages.
 */
export function leadBack(region: HTMLElement | null) {
  if (!region) return;
  let from: FocusPath = [];
  let fromDialog = false;
  let byPointer = false;
  const has = (target: EventTarget | null) => target instanceof Node && region.contains(target);
  const move = (event: FocusEvent) => {
    const { type, target, relatedTarget } = event;
    const reached = type === "focusin" ? target : relatedTarget;
    const left = type === "focusin" ? relatedTarget : target;
    if (!has(reached)) return;
    // A dialog listens on the document, and would draw the focus back.
    event.stopPropagation();
    if (has(left)) return;
    from = left instanceof Element ? pathOf(left) : [];
    fromDialog = from.some((part) => part.role === "dialog");
  };
  const back = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !has(activeElement)) return;
    if (from.length > 0) focusBack(from);
    // Nothing had it.
    else activeElement.blur();
  };
  const point = () => {
    byPointer = true;
  };
  const press = (event: KeyboardEvent) => {
    byPointer = false;
    const leaves = event.key === "F8" || event.key === "Escape";
    if (!leaves || !fromDialog || !has(document.activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    back();
  };
  const observer = new MutationObserver(() => {
    const inMessage = document.activeElement?.closest("li[data-state=open]");
    if (!region.querySelector("li[data-state=open]") || (byPointer && !inMessage)) back();
  });
  const { body } = document;
  body.addEventListener("focusin", move);
  body.addEventListener("focusout", move);
  // Ahead of the layers, of which the topmost takes Escape for itself.
  window.addEventListener("keydown", press, true);
  window.addEventListener("pointerdown", point, true);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ["data-state"] });
  return () => {
    observer.disconnect();
    body.removeEventListener("focusin", move);
    body.removeEventListener("focusout", move);
    window.removeEventListener("keydown", press, true);
    window.removeEventListener("pointerdown", point, true);
    back();
  };
}
