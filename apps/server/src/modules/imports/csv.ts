/** The rows of a CSV text, each by the names of its first line. */
export function csvRows(text: string, most: number): Record<string, string>[] {
  const [names = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ""), most + 1);
  return rows.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name.trim(), (cells[index] ?? "").trim()])),
  );
}

function linesOf(text: string, most: number): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  const endLine = () => {
    cells.push(cell);
    if (cells.some(Boolean)) lines.push(cells);
    cells = [];
    cell = "";
  };
  for (let at = 0; at < text.length && lines.length < most; at++) {
    const sign = text[at] ?? "";
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ",") {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") endLine();
    else if (sign !== "\r") cell += sign;
  }
  if (cell || cells.length) endLine();
  return lines.slice(0, most);
}
