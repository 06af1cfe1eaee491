import type { FileStore } from "../../files/file-store";
import { newKey } from "../../files/store-stream";
import { files } from "../../files/tables";
import { externalOffers } from "../../modules/students/tables";
import type { Executor } from "../database";

const day = 24 * 60 * 60 * 1000;
interface Letter {
  key: string;
  bytes: number;
  name: string;
}

/** A letter of one page, as small as a PDF can be; readers find its parts without a table of them. */
const letter = (text: string) =>
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

/** Writes the letters of the demo into the store, before there is anybody they belong to. */
export async function writeLetters(store: FileStore): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const [company, text] of [
    ["cobalt", "Cobalt Systems offers Ananya Iyer the role of Platform Engineer."],
    ["marigold", "Marigold Studio would like to see Ananya Iyer again next summer."],
  ]) {
    const bytes = letter(text ?? "");
    const key = newKey();
    await store.put(key, bytes, "application/pdf");
    letters.push({ key, bytes: bytes.length, name: `${company}-letter.pdf` });
  }
  return letters;
}

/** Offers from elsewhere of one student: one waits to be verified, one was turned down. */
export async function addExternalOffers(
  db: Executor,
  studentId: string,
  letters: Letter[],
  now: Date,
) {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const told = { studentId, recordedBy: studentId };
  const joiningDate = `${now.getUTCFullYear() + 1}-07-15`;
  const [first, second] = letters;
  if (letters.length)
    await db.insert(files).values(
      letters.map((each) => ({
        ...each,
        ownerKind: "user" as const,
        ownerId: studentId,
        visibility: "private" as const,
        type: "application/pdf",
        at: ago(9),
      })),
    );
  await db.insert(externalOffers).values([
    {
      ...told,
      company: "Cobalt Systems",
      role: "Platform Engineer",
      ctc: 1_450_000,
      joiningDate,
      source: "PPO",
      state: "WAITING",
      recordedAt: ago(1),
      sentAt: ago(1),
      proof: first?.key ?? null,
    },
    {
      ...told,
      company: "Marigold Studio",
      role: "Front-end intern",
      stipend: 30_000,
      joiningDate,
      source: "OFF_CAMPUS",
      state: "TURNED_DOWN",
      recordedAt: ago(9),
      sentAt: ago(9),
      answeredAt: ago(8),
      answer: "The letter names no role and no pay. Please send one that does.",
      proof: second?.key ?? null,
    },
  ]);
}
