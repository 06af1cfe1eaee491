function hold(event: DragEvent) {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
  // The browser's own place for files takes them by itself.
  if (target instanceof HTMLInputElement && target.type === "file") return;
  event.preventDefault();
  dataTransfer.dropEffect = "none";
}

/**
 * Holds files that are let go beside the box that waits for them: the browser would show them in place of the page, and
 * what was typed there would be gone. Gives the way to let them go again.
 */
export function holdDrops() {
  const stop = new AbortController();
  const { signal } = stop;
  // Each box has its own: one that goes lets none of the others' go.
  addEventListener("dragover", (event) => hold(event), { signal });
  addEventListener("drop", (event) => hold(event), { signal });
  return () => stop.abort();
}
