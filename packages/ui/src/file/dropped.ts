import type { DragEvent } from "react";

/** Words that are dragged go where they are let go, as in any text. */
export const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Gone from a box, and not only on to a part of it. */
export const hasLeft = ({ currentTarget, relatedTarget }: DragEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** What was let go over a box: the files, and the name of the first folder among them, of which a browser makes an odd file. */
export function dropped({ items, files }: DataTransfer): { files: File[]; folder?: string } {
  const entries = Array.from(items)
    .filter(({ kind }) => kind === "file")
    .map((item) => item.webkitGetAsEntry());
  return {
    files: Array.from(files).filter((_, place) => !entries[place]?.isDirectory),
    folder: entries.find((entry) => entry?.isDirectory)?.name,
  };
}
