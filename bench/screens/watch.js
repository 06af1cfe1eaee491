// Runs in the page that is measured: how long each press waits for its paint, and which tasks held the page up.
window.presses = new Map();
window.tasks = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId)
      window.presses.set(interactionId, Math.max(duration, window.presses.get(interactionId) ?? 0));
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.tasks.push(duration);
}).observe({ type: "longtask", buffered: true });

/** What was seen since it was asked last. */
window.sinceThen = () => {
  const seen = { presses: [...window.presses.values()], tasks: window.tasks };
  window.presses.clear();
  window.tasks = [];
  return seen;
};
