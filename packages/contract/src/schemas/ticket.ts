import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, id, longText, moment, text } from "./fields";

/** BREACH: somebody saw data where they should not be. It comes before everything else. */
export const faqCategories = [
  "ACCOUNT",
  "PROFILE",
  "HIRING",
  "BILLING",
  "PRIVACY",
  "BREACH",
  "OTHER",
] as const;
export type FaqCategory = (typeof faqCategories)[number];
export const urgentCategories: readonly string[] = ["BREACH"] satisfies FaqCategory[];

export const ticketStates = ["NEW", "OPEN", "WAITING_USER", "RESOLVED", "CLOSED"] as const;
export type TicketState = (typeof ticketStates)[number];
interface TicketMove {
  from: readonly TicketState[];
  to: TicketState;
  by: readonly ("USER" | "SUPPORT" | "SYSTEM")[];
}
/** Who may move a question from where to where; a move that is not named here does not exist. */
export const ticketMoves = {
  TAKE: { from: ["NEW"], to: "OPEN", by: ["SUPPORT"] },
  ANSWER: { from: ["NEW", "OPEN", "WAITING_USER"], to: "WAITING_USER", by: ["SUPPORT"] },
  /** More is said before anybody has looked. */
  ADD: { from: ["NEW"], to: "NEW", by: ["USER"] },
  REPLY: { from: ["OPEN", "WAITING_USER"], to: "OPEN", by: ["USER"] },
  RESOLVE: { from: ["NEW", "OPEN", "WAITING_USER"], to: "RESOLVED", by: ["USER", "SUPPORT"] },
  REOPEN: { from: ["RESOLVED"], to: "OPEN", by: ["USER", "SUPPORT"] },
  CLOSE: { from: ["RESOLVED"], to: "CLOSED", by: ["SYSTEM"] },
} as const satisfies Record<string, TicketMove>;
export type TicketCommand = keyof typeof ticketMoves;
type TicketSide = TicketMove["by"][number];

export const mayMoveTicket = (command: TicketCommand, side: TicketSide, state: TicketState) => {
  const { from, by }: TicketMove = ticketMoves[command];
  return by.includes(side) && from.includes(state);
};

const keys = z.optional(
  z
    .array(id, { error: "Choose the files again." })
    .check(
      z.maxLength(limits.support.files, `Send at most ${limits.support.files} files at a time.`),
    ),
);
export const faqInput = z.object({
  category: choice(faqCategories, "Choose what it is about."),
  subject: text("Write a subject of at least 3 characters.", 120).check(
    z.minLength(3, "Write a subject of at least 3 characters."),
  ),
  message: longText("Tell us what happens, in at least 20 characters.", limits.support.longest, 20),
  /** Files that were brought before, by their ids. */
  files: keys,
});
/** What a user says to a question of theirs: more of it, or that it is done, or not yet. */
export const ticketReply = z
  .object({
    command: choice(["REPLY", "RESOLVE", "REOPEN"], "Choose what to do."),
    message: z.optional(longText("Write your answer.", limits.support.longest)),
    files: keys,
  })
  .check(
    // Files go with words: that it is done is all that needs none.
    z.refine(
      ({ command, message, files }) => !!message || (command === "RESOLVE" && !files?.length),
      {
        error: "Write your answer.",
        path: ["message"],
      },
    ),
  );
export const ticketFile = z.object({ id, key: z.string(), name: z.string(), bytes: z.number() });
export type TicketFile = z.output<typeof ticketFile>;
/** A question as the one who asked it sees it. */
export const ticket = z.object({
  number: z.string(),
  category: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(ticketStates),
  at: moment,
  /** The files of the question itself. */
  files: z.array(ticketFile),
  /** What was said after it, the oldest first. */
  messages: z.array(
    z.object({
      by: z.enum(["USER", "SUPPORT"]),
      text: z.string(),
      at: moment,
      files: z.array(ticketFile),
    }),
  ),
  /** When it closes by itself. */
  closesAt: z.nullable(moment),
});
export type Ticket = z.output<typeof ticket>;
export const ticketNumber = z.object({ number: z.string() });
