import Papa from "papaparse";

/** The rows of a CSV text, each by the names of its first line. */
export function csvRows(text: string, most: number): Record<string, string>[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimiter: ",",
    preview: most + 1,
    skipEmptyLines: "greedy",
  });
  const [names = [], ...rows] = data;
  return rows.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name.trim(), (cells[index] ?? "").trim()])),
  );
}
