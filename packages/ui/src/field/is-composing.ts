import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to letters that are being put together. Safari ends that before it tells of the key that took
 * them; there only its code says so, for which there is no other word.
 */
export const isComposing = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.keyCode === 229;
