/** Hands a file to the downloads of the browser. */
export function saveAs(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address when the download begins, which is not at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
