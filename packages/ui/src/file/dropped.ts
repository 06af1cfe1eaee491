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
