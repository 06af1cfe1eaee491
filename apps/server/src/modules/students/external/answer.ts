import { externalOfferMoves } from "@toran/contract/hiring/external-offer-moves";
import { limits } from "@toran/contract/limits";
import type { externalOfferCommand } from "@toran/contract/schemas/external-offer";
import { and, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { conflict, notFound, refused } from "../../../http/failures";
import { collegeIdOf } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { gateOf, policyRefusal } from "../../hiring/policy/gate";
import { acting, nameOf } from "../../hiring/who";
import { notify } from "../../notifications/notify";
import { fullName } from "../officer/bulk";
import { heldBy } from "../officer/offers";
import { place } from "../officer/placement";
import { holdStudent } from "../rule";
import { type ExternalOffer, externalOffers, type Student, students } from "../tables";
import { requireSentMove } from "./require-move";
import { tellPages } from "./tell";

type Given = z.output<typeof externalOfferCommand>;

/** Verifies an offer that a student has sent, and so places the student; or turns it down with a reason. */
export async function answerOffer(
  tx: Executor,
  deps: Deps,
  by: Acting,
  id: string,
  { command, sentAt, reason }: Given,
) {
  const collegeId = collegeIdOf(by.user);
  const { student, offer } = await holdSent(tx, collegeId, id);
  const now = deps.now();
  requireSentMove(command, acting(by.user, now), offer.state);
  if (offer.sentAt?.getTime() !== Date.parse(sentAt))
    throw conflict("The student has sent this offer anew. Load it again to see what is new.", {
      current: { state: offer.state, sentAt: offer.sentAt?.toISOString() ?? null },
    });
  if (command === "VERIFY") await verify(tx, deps, by, student, offer);
  else {
    if (!reason) throw refused({ reason: limits.reason.asked });
    await tx
      .update(externalOffers)
      .set({ state: externalOfferMoves.TURN_DOWN.to, answeredAt: now, answer: reason })
      .where(eq(externalOffers.id, id));
  }
  const deed = {
    action: "external-offer.move",
    entity: id,
    before: { state: offer.state },
    after: { state: externalOfferMoves[command].to, company: offer.company },
    reason,
  } as const;
  await record(tx, by, deed, now);
  await tellPages(tx, deps, collegeId, id);
  await notify(tx, deps, {
    to: [offer.studentId],
    type: "offer.external",
    title:
      command === "VERIFY"
        ? `Your offer of ${offer.company} is verified`
        : `Your offer of ${offer.company} is turned down`,
    ...(command === "TURN_DOWN" && reason && { body: reason }),
    link: "/student/external-offers",
    actor: nameOf(by.user),
    entity: { type: "external-offer", id },
  });
}

/** The student first, as everywhere, then the offer; both of the college, or there is none. */
async function holdSent(tx: Executor, collegeId: string, id: string) {
  const there = and(eq(externalOffers.id, id), isNotNull(externalOffers.sentAt));
  const { studentId } = await one(
    tx
      .select({ studentId: externalOffers.studentId })
      .from(externalOffers)
      .innerJoin(students, eq(students.userId, externalOffers.studentId))
      .where(and(there, eq(students.collegeId, collegeId))),
    "The offer",
  );
  const student = await holdStudent(tx, studentId);
  if (student?.collegeId !== collegeId) throw notFound("The offer");
  const offer = await one(tx.select().from(externalOffers).where(there).for("update"), "The offer");
  return { student, offer };
}

/** Places the student by the offer, as setting the flag does. Who is placed already needs the leave of the policy. */
async function verify(
  tx: Executor,
  deps: Deps,
  by: Acting,
  student: Student,
  offer: ExternalOffer,
) {
  const collegeId = collegeIdOf(by.user);
  const besides = student.placementStatus === "PLACED" && !student.detailsPending;
  if (besides) {
    const now = deps.now();
    const gate = await gateOf(tx, { studentId: student.userId, collegeId }, now);
    const wanted = { ...heldBy(offer), publicSector: false };
    const anywhere = { id: null, collegeId };
    if (await policyRefusal(tx, gate, wanted, student.userId, anywhere, now))
      throw conflict(
        `${fullName(student)} is placed already, and your placement policy allows no further offer: ${gate.rule.rule}.`,
        { current: { state: offer.state } },
      );
  }
  const { company, role, ctc, stipend, joiningDate, source } = offer;
  const body = {
    isPlaced: true,
    ...(company && { company }),
    ...(role && { role }),
    ...(ctc !== null && { ctc }),
    ...(stipend !== null && { stipend }),
    ...(joiningDate && { joiningDate }),
    ...(source && { source }),
  };
  const query = { mode: "SELECTED" as const, studentId: [student.userId] };
  await place(tx, deps, { ...by, query, body }, { sent: { offer, besides } });
}
