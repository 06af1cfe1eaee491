// Runs in the page that is measured: how long each key waits for the paint that answers it.
window.keys = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId)
      window.keys.set(interactionId, Math.max(duration, window.keys.get(interactionId) ?? 0));
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
