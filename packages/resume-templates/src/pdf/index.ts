export interface ResumePdfInput {
  /** The element that `ResumePages` draws into, or one that holds it. */
  pages: HTMLElement;
  title: string;
  /** Whose pages these are, for programs that file them by it. */
  author?: string;
  /** The language of the résumé, such as "en-IN". */
  language: string;
  /** A line for the foot of each page, such as who took the copy and when. */
  footer?: string;
  /** Where a face is fetched from, when not from where the bundler put it. */
  resolveFont?: (url: string) => string;
}

/** The pages as they stand on the screen, as a PDF with real, tagged text; rejects if it cannot be written. */
export async function createResumePdf({
  pages,
  ...wanted
}: ResumePdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const [{ capture }, { writeInWorker }] = await Promise.all([
    import("./capture/capture"),
    import("./write-in-worker"),
  ]);
  const start = performance.now();
  const list = await capture(pages, wanted);
  // The only part that keeps the page from answering; it shows in the browser's own tools by this name.
  performance.measure("resume-capture", { start });
  return writeInWorker(list);
}

/** Hands a file to the person, under a name that ends in ".pdf". */
export function downloadPdf(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes hold of the file after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
