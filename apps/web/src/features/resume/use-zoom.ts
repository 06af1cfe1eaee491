import { type RefObject, useEffect, useState } from "react";

/** The steps of the two buttons; between them lies whatever fits. */
export const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const around = 64;
const smallest = 0.3;

export interface Zoom {
  value: number;
  fits: boolean;
  fit: () => void;
  set: (value: number) => void;
}

/** How large the pages are drawn: as wide as the desk allows, or as was chosen. */
export function useZoom(desk: RefObject<HTMLElement | null>, pageWidth = 794): Zoom {
  const [chosen, setChosen] = useState<number>();
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const node = desk.current;
    if (!node) return;
    const watcher = new ResizeObserver(() => setRoom(node.clientWidth));
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [desk]);
  const fitting = Math.min(1, Math.max(smallest, (room - around) / pageWidth));
  return {
    value: chosen ?? Math.floor(fitting * 100) / 100,
    fits: chosen === undefined,
    fit: () => setChosen(undefined),
    set: setChosen,
  };
}
