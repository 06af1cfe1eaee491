import type { FileStore } from "../../files/file-store";
import { newKey } from "../../files/store-stream";
import { files } from "../../files/tables";
import type { Executor } from "../database";

export interface Paper {
  key: string;
  bytes: number;
  name: string;
}

/** One page, as small as a PDF can be; readers find its parts without a table of them. */
const page = (text: string) =>
  Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj",
      "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj",
      "3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R",
      "/Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj",
      `4 0 obj <</Length ${text.length + 35}>> stream`,
      `BT /F 14 Tf 72 740 Td (${text}) Tj ET  `,
      "endstream endobj",
      "trailer <</Root 1 0 R>>",
      "%%EOF\n",
    ].join("\n"),
  );

/** Writes papers of the demo into the store, by name and text, before there is anybody they belong to. */
export async function writePapers(
  store: FileStore | undefined,
  texts: readonly [name: string, text: string][],
): Promise<Paper[]> {
  const papers: Paper[] = [];
  if (!store) return papers;
  for (const [name, text] of texts) {
    const bytes = page(text);
    const key = newKey();
    await store.put(key, bytes, "application/pdf");
    papers.push({ key, bytes: bytes.length, name });
  }
  return papers;
}

/** Gives written papers to whom they belong to. */
export async function givePapers(
  tx: Executor,
  papers: Paper[],
  owner: { ownerKind: "user" | "company"; ownerId: string },
  at: Date,
) {
  if (papers.length)
    await tx.insert(files).values(
      papers.map((each) => ({
        ...each,
        ...owner,
        visibility: "private" as const,
        type: "application/pdf",
        at,
      })),
    );
}
