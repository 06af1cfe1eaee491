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

/** The name of a file that tells a state of today: the day as it is where the person sits. */
export function datedName(name: string, ending: string, today = new Date()) {
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return `${name}-${parts.map((part) => String(part).padStart(2, "0")).join("-")}.${ending}`;
}
