/** Whether the browser would ask before the page is left. */
export function asksToStay() {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
