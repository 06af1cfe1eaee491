import { z } from "zod/mini";
import { roles } from "../roles";
import { choice, day, id, maybe, moment } from "./fields";
import { sheetFormat } from "./list-sheet";
import { page, windowQuery } from "./page";

/** What is written down of a college or a company, and how it is told of whoever did it. */
export const auditActions = {
  "students.status": "Changed the status of students",
  "students.placement": "Marked students placed or not placed",
  "students.outcome": "Said what students are looking for",
  "students.gap-years": "Put the gap years of students right",
  "students.let-go": "Took a student out of the college",
  "students.message": "Wrote to students",
  "students.undo": "Took a change of students back",
  "students.export": "Took a list of students out",
  "students.import": "Took a class list in",
  "students.import-left-out": "Took out the rows that an import left out",
  "students.import-undo": "Undid an import",
  "students.invite": "Invited students",
  "students.uninvite": "Took invitations of students back",
  "evidence.check": "Verified an item of a portfolio, sent it back, or took that back",
  "archive.create": "Made a list of the archive",
  "archive.change": "Changed a list of the archive",
  "archive.remove": "Deleted a list of the archive",
  "bookmark.create": "Made a list of bookmarks",
  "bookmark.change": "Changed a list of bookmarks",
  "bookmark.remove": "Deleted a list of bookmarks",
  "connection.ask": "Asked to connect",
  "connection.answer": "Changed a connection",
  "profile.info": "Changed the profile",
  "profile.contact": "Changed the contact",
  "profile.picture": "Changed the picture",
  "profile.address": "Changed an address",
  "departments.save": "Changed departments",
  "departments.remove": "Removed departments",
  "place.add": "Added a place",
  "place.change": "Changed a place",
  "place.remove": "Removed a place",
  "colleague.invite": "Invited a colleague",
  "colleague.rank": "Changed what a colleague may do",
  "colleague.remove": "Took a colleague out",
  "account.leave": "Asked to have their account deleted",
  "account.stay": "Kept the account they wanted deleted",
  "job.move": "Changed a job",
  "posting.move": "Changed what a college does with a job",
  "application.move": "Moved candidates",
  "withdrawal.refuse": "Refused a student's wish to withdraw",
  "offer.move": "Made or changed an offer",
  "offer.letter": "Added a letter to an offer",
  "external-offer.prove": "Added a proof to a recorded offer",
  "external-offer.move": "Verified an offer from elsewhere, or turned it down",
  "policy.save": "Changed the placement policy",
  "policy.allow": "Made an exception to the policy",
  "strike.pardon": "Pardoned an absence",
  "policy.revoke": "Ended an exception to the policy",
  "applications.export": "Took applications out",
  "booking.move": "Moved a booking",
  "booking.settings": "Changed when companies are taken",
  "dates.block": "Blocked days for companies",
  "dates.open": "Opened blocked days again",
  "slots.draw": "Drew the slots of a booking",
  "slots.publish": "Published slots, or took them back",
  "slots.give": "Chose who is given slots",
  "slot.move": "Moved a slot",
  "students.refused": "Was refused a look at students",
  "chat.template-add": "Added a chat template",
  "chat.template-change": "Changed a chat template",
  "chat.template-remove": "Deleted a chat template",
  "chat.export": "Took a chat out",
  "chat.report": "Reported a chat message",
  "chat.review": "Looked at a reported chat message",
  "plan.choose": "Chose a plan",
  "plan.try": "Began to try a plan",
  "payment.begin": "Went to pay",
  "payment.make": "Paid for a plan",
  "payment.give-up": "Gave up a payment",
  "payment.invoice": "Had an invoice issued",
  "list.export": "Took a list out as a sheet",
  "audit.export": "Took the activity log out",
} as const;
export type AuditAction = keyof typeof auditActions;
const actionIds = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

const asked = {
  /** Who did it. */
  actor: maybe(id),
  action: maybe(choice(actionIds, "Choose an action.")),
  /** What it was done to. */
  entity: maybe(id),
  from: maybe(day("Give a day.")),
  to: maybe(day("Give a day.")),
};
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}
export const daysReversed = "The last day is before the first.";
export const areReversed = ({ from, to }: Days) => Boolean(from && to && from > to);
const inOrder = z.refine<Days>((days) => !areReversed(days), { error: daysReversed, path: ["to"] });
export const auditQuery = z
  .object({ next: windowQuery.next, limit: windowQuery.limit, ...asked })
  .check(inOrder);
export const auditExportQuery = z.object({ ...asked, format: sheetFormat }).check(inOrder);
const told = z.nullable(z.string());
export const auditEntry = z.object({
  id,
  at: moment,
  actor: z.object({ id, name: z.string(), role: z.enum(roles) }),
  /** One of `auditActions`. */
  action: z.string(),
  entity: told,
  reason: told,
  details: z.array(z.object({ name: z.string(), before: told, after: told })),
  /** Where the call came from. */
  address: z.string(),
  /** The call itself, as the answer to it and the logs of the server name it. */
  request: z.optional(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;
/** Those who did something, by what they were called when they did it last. */
export const auditActors = z.array(z.object({ id, name: z.string() }));
export const auditPage = page(auditEntry);
