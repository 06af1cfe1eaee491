import { type DragEvent, useEffect, useState } from "react";
import { hasLeft } from "../has-left";
import { dropped } from "./dropped";
import { holdDrops } from "./hold-drops";

/** Words that are dragged go where they are let go, as in any text. */
const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * What a box needs on which files can be let go, while somebody takes them: whether some are over it, and what it listens to.
 * With the files comes the name of the first folder among them.
 */
export function useFileDrop(take: ((files: File[], folder?: string) => void) | undefined) {
  const [over, setOver] = useState(false);
  useEffect(holdDrops, []);
  const onDragOver = (event: DragEvent) => {
    if (!take || !bringsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (hasLeft(event)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!take || !bringsFiles(event)) return;
    event.preventDefault();
    const { files, folder } = dropped(event.dataTransfer);
    take(files, folder);
  };
  return { over, listeners: { onDragOver, onDragLeave, onDrop } };
}
