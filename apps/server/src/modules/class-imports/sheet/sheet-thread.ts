import { once } from "node:events";
import { parentPort, receiveMessageOnPort } from "node:worker_threads";
import { importColumnNames, importColumns } from "@toran/contract/student-import/columns";
import { headingsOf, mapColumns } from "./columns";
import { rowChecker } from "./check-row";
import { readCsv } from "./csv";
import { BadSheet } from "./sheet";
import type { FromThread, SheetTask } from "./read-sheet";

/** The first rows come sooner, so that the database is not kept waiting. */
const firstOnes = 100;
const atOnce = 500;
const mostTags = 10;
const say = (message: FromThread) => parentPort?.postMessage(message, []);
/** The reader has taken the last message and asks for the next. */
const nextAsked = async () => parentPort && once(parentPort, "message");

// The reader of workbooks takes longer to load than most text files take to be read.
const workbookLines = async (bytes: Uint8Array) => (await import("./workbook")).readWorkbook(bytes);

async function read(task: SheetTask) {
  const lines = task.type === "text/csv" ? readCsv(task.bytes) : await workbookLines(task.bytes);
  const { headings, rows } = headingsOf(lines);
  const columns = mapColumns(headings.cells, rows, task.mapping);
  let asked = nextAsked();
  say({ kind: "columns", columns, rows: rows.length });
  const check = rowChecker(columns, task.taught);
  const tags = new Set<string>();
  for (let from = 0, to = firstOnes; from < rows.length; [from, to] = [to, to + atOnce]) {
    const part = rows.slice(from, to);
    const checked = part.map(check);
    for (const tag of checked.flatMap(({ values }) => values.tags ?? []))
      tags.add(tag.toLowerCase());
    if (tags.size > mostTags)
      throw new BadSheet(
        `That sheet names more than ${mostTags} tags. Take some out; each becomes a list.`,
      );
    await asked;
    asked = nextAsked();
    say({ kind: "rows", rows: checked });
  }
  say({ kind: "end" });
}

/** Reads an example many times over: what was done often before its sheet comes is done faster for it. */
function rehearse(times = 1000) {
  const example = importColumnNames.map((name) => importColumns[name].example).join(",");
  const text = [importColumnNames.join(","), ...Array<string>(times).fill(example)].join("\n");
  const { headings, rows } = headingsOf(readCsv(Buffer.from(text)));
  rows.map(rowChecker(mapColumns(headings.cells, rows), []));
}

/** The sheet, if it came before the thread; otherwise there is time until it comes. */
async function given() {
  const here = parentPort && receiveMessageOnPort(parentPort);
  if (here) return here.message as SheetTask;
  const asked = nextAsked();
  rehearse();
  return (await asked)?.[0] as SheetTask;
}

given()
  .then(read)
  .catch((cause: unknown) => {
    if (cause instanceof BadSheet) say({ kind: "refused", message: cause.message });
    else throw cause;
  });
