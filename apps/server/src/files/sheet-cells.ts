// A cell that begins like this would be run as a formula by the program that opens it.
const formula = /^[=+\-@\t\r\0]/;

/** A text that no spreadsheet takes for a formula. */
export const safeCell = (text: string) => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of a CSV file. */
export const csvLine = (cells: string[]) => cells.map((cell) => quoted(safeCell(cell))).join(",");

/** Tells spreadsheets that a CSV file is UTF-8. */
export const csvMark = "\uFEFF";
