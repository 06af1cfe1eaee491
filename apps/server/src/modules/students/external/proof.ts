import type { placementDetails } from "@toran/contract/schemas/officer-student";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { standingExternalOffers } from "@toran/contract/hiring/external-offer-moves";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { forgetBytes, keepFile, strikeOut, withKept } from "../../../files/keep";
import type { Upload } from "../../../http/uploads";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { place } from "../officer/placement";
import { studentFor } from "../officer/sheet";
import { holdStudent } from "../rule";
import { externalOffers, students } from "../tables";

/** The proof belongs to the student, as one that they send themselves: they and their college open it, and nobody else. */
const keep = (deps: Deps, studentId: string, upload: Upload) =>
  keepFile(deps, {
    ownerKind: "user",
    ownerId: studentId,
    visibility: "private",
    upload,
    field: "proof",
  });

/** Marks one student placed by an offer that comes with its proof. */
export async function placeWithProof(
  deps: Deps,
  by: Acting,
  id: string,
  details: z.output<typeof placementDetails>,
  upload: Upload,
) {
  const { userId } = await studentFor(deps.db, by.user, id);
  const proof = await keep(deps, userId, upload);
  const body = { ...details, isPlaced: true };
  const query = { mode: "SELECTED" as const, studentId: [userId] };
  return replacing(deps, userId, proof, (tx) => place(tx, deps, { ...by, query, body }, { proof }));
}

/** Adds a proof to an offer that officers recorded, or puts it in the place of the one before. */
export async function proveOffer(deps: Deps, by: Acting, id: string, upload: Upload) {
  const { studentId } = await recordedFor(deps.db, by.user, id);
  const proof = await keep(deps, studentId, upload);
  return replacing(deps, studentId, proof, async (tx) => {
    const { company } = await recordedFor(tx, by.user, id);
    const changed = tx
      .update(externalOffers)
      .set({ proof })
      .where(eq(externalOffers.id, id))
      .returning();
    const deed = { action: "external-offer.prove", entity: id, after: { company } } as const;
    await record(tx, by, deed, deps.now());
    return one(changed, "The offer");
  });
}

/** An offer that officers of the college have recorded and that stands. What its student has sent keeps its own proof. */
const recordedFor = (db: Executor, user: SignedIn, id: string) =>
  one(
    db
      .select({ studentId: externalOffers.studentId, company: externalOffers.company })
      .from(externalOffers)
      .innerJoin(students, eq(students.userId, externalOffers.studentId))
      .where(
        and(
          eq(externalOffers.id, id),
          eq(students.collegeId, collegeIdOf(user)),
          isNull(externalOffers.sentAt),
          inArray(externalOffers.state, [...standingExternalOffers]),
        ),
      ),
    "The offer",
  );

/** Does what a new proof is for; a proof that no offer of the student names after it is gone. */
async function replacing<Value>(
  deps: Deps,
  studentId: string,
  proof: string,
  work: (tx: Executor) => Promise<Value>,
): Promise<Value> {
  const { value, dropped } = await withKept(deps, [proof], () =>
    deps.db.transaction(async (tx) => {
      await holdStudent(tx, studentId);
      const before = await proofsOf(tx, studentId);
      const done = await work(tx);
      const after = new Set(await proofsOf(tx, studentId));
      const gone = before.filter((key) => !after.has(key));
      await strikeOut(tx, gone);
      return { value: done, dropped: gone };
    }),
  );
  await forgetBytes(deps, dropped);
  return value;
}

async function proofsOf(tx: Executor, studentId: string) {
  const rows = await tx
    .select({ proof: externalOffers.proof })
    .from(externalOffers)
    .where(and(eq(externalOffers.studentId, studentId), isNotNull(externalOffers.proof)));
  return rows.flatMap(({ proof }) => proof ?? []);
}
