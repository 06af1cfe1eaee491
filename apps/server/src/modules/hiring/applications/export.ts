import { Readable } from "node:stream";
import type { boardExportQuery } from "@toran/contract/schemas/application";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import { csvLine, csvMark } from "../../../files/sheet-cells";
import { type Cell, workbookOf } from "../../../files/workbook-writer";
import type { Call } from "../../../http/call";
import type { FileReply } from "../../../http/implement";
import { spendExport } from "../../accounts/exports";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { jobSeenBy, listApplications } from "./board";
import { stagesOf } from "./stages";

type Query = z.output<typeof boardExportQuery>;
const headings = [
  "Name",
  "College",
  "Department",
  "CGPA",
  "Skills had",
  "Skills asked",
  "Stage",
  "State",
  "Offer (INR a year)",
  "Applied on",
];

/** Applications to a job as a sheet, made while it is sent; who took it is written down. */
export async function exportApplications(
  deps: Deps,
  { user, id, query, call }: { user: SignedIn; id: string; query: Query; call: Call },
): Promise<FileReply> {
  const job = await jobSeenBy(deps.db, user, id);
  await spendExport(deps.db, user, deps.now());
  const deed = { action: "applications.export", entity: id, after: query } as const;
  await record(deps.db, { user, call }, deed, deps.now());
  const titles = new Map(stagesOf(job.rounds).map((stage) => [stage.id, stage.title]));
  const rows = rowsOf(deps, user, id, query, titles);
  const csv = query.format === "csv";
  const made = csv ? lines(rows) : workbookOf([{ name: "Applications", rows }], deps.now());
  return {
    headers: {
      "content-type": csv
        ? "text/csv; charset=utf-8"
        : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename="applications-${deps.now().toISOString().slice(0, 10)}.${query.format}"`,
      "cache-control": "no-store",
    },
    body: Readable.from(made),
  };
}

async function* rowsOf(
  { db }: Deps,
  user: SignedIn,
  id: string,
  { format: _format, ...filter }: Query,
  titles: Map<string, string>,
): AsyncGenerator<Cell[]> {
  yield headings;
  let next: string | undefined;
  do {
    const page = await listApplications(db, user, id, { ...filter, next, limit: 100 });
    for (const each of page.items)
      yield [
        each.studentName,
        each.college.name,
        each.department,
        each.cgpa,
        each.skillsHad,
        each.skillsAsked,
        titles.get(each.stage) ?? each.stage,
        each.state,
        each.offer?.ctc ?? null,
        each.submittedAt.slice(0, 10),
      ];
    next = page.next ?? undefined;
  } while (next);
}

async function* lines(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield csvMark;
  for await (const row of rows)
    yield `${csvLine(row.map((cell) => (cell === null ? "" : String(cell))))}\r\n`;
}
