// Runs in the page that is measured: how long after the last answer the first screen of items had
// been painted, and the last item stood.
const after = (moment) =>
  moment -
  Math.max(
    ...performance
      .getEntriesByType("resource")
      .filter(({ name, responseEnd }) => name.includes("/api/") && responseEnd < moment)
      .map(({ responseEnd }) => responseEnd),
  );
window.opened = () => ({ screen: after(window.screenPainted), all: after(window.allPainted) });
const look = () => {
  // Looked for as a frame begins; the message comes when that frame has been painted. A screen holds
  // fewer than twelve items.
  const items = document.querySelector('ol[aria-label="Projects"]')?.childElementCount ?? 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    if (items >= 12) window.screenPainted ??= performance.now();
    if (items >= 60) window.allPainted = performance.now();
    else requestAnimationFrame(look);
  });
  port1.start();
  port2.postMessage(undefined);
};
requestAnimationFrame(look);
window.keys = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.name === "keydown" || entry.name === "input") window.keys.push(entry.duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
