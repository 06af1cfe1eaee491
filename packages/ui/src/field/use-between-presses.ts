import { useState, useSyncExternalStore } from "react";

let pressed = false;
const followers = new Set<() => void>();

function turn(to: boolean) {
  pressed = to;
  for (const tell of followers) tell();
}
const press = () => turn(true);
// The click comes in the same task as the release, and after it.
const release = () => void setTimeout(turn, 0, false);

const ends = ["pointerup", "pointercancel", "dragend", "keydown"] as const;

function follow(tell: () => void) {
  if (!followers.size) {
    window.addEventListener("pointerdown", press, true);
    for (const end of ends) window.addEventListener(end, release, true);
  }
  followers.add(tell);
  return () => {
    followers.delete(tell);
    if (followers.size) return;
    pressed = false;
    window.removeEventListener("pointerdown", press, true);
    for (const end of ends) window.removeEventListener(end, release, true);
  };
}

/**
 * A value that changes what is above a button, such as the error of the field that a press on it leaves: while a
 * pointer is down it stays as it was, or the button would slide from under it and the click would be lost.
 */
export function useBetweenPresses<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const held = useSyncExternalStore(
    follow,
    () => pressed,
    () => false,
  );
  if (!held && !Object.is(shown, value)) setShown(() => value);
  return held ? shown : value;
}
