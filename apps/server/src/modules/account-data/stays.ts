import type { Role } from "@toran/contract";

interface Staying {
  what: string;
  why: string;
}

const log: Staying = {
  what: "Lines in the server's log with a number that no longer belongs to anybody, for one year.",
  why: "Indian rules ask for logs of at least one year.",
};
const mail: Staying = {
  what: "That a mail was sent to your address, without its text, for seven days.",
  why: "So that a mail that did not arrive can be traced.",
};

const news = (pages: string): Staying => ({
  what: `News that open pages of ${pages} were told, for three days.`,
  why: "A page that lost its connection is told again what it missed.",
});

const ofStudents: Staying[] = [
  {
    what: "One line in a count: your college, your year of graduation, and whether you were placed.",
    why: "The college reports how many students it placed. The line names nobody and leads to nobody.",
  },
  log,
  {
    what: "What your college did to your account, in its activity log: what, when and why, without your name.",
    why: log.why,
  },
  {
    what: "Your name where somebody else has typed it into a text, such as a chat or a to-do.",
    why: "These are words of the college or of a company.",
  },
  {
    what: "The address of your public profile, for 90 days, with nothing behind it.",
    why: "So that nobody else is taken for you.",
  },
  news("your college and of companies"),
  mail,
];

const ofStaff = (house: "college" | "company"): Staying[] => [
  {
    what: `What you decided and wrote for the ${house}: jobs, candidates, offers, bookings, connections, chats with their files${house === "college" ? ", messages to students" : ""} and shared lists, without your name.`,
    why: `It is the record of the ${house}. Students and colleagues rely on what was decided.`,
  },
  {
    what: `Lines of the activity log: what was done, when, and from which network address. In place of your name stands that somebody left.`,
    why: "Indian rules ask for logs of at least one year.",
  },
  ...(house === "college"
    ? [
        {
          what: "Plans, payments and invoices of the college.",
          why: "The law asks for them to be kept. They are made out to the college.",
        },
      ]
    : []),
  {
    what: `Names that were typed into texts, such as the contact of the ${house}, the visitors of a booking, or a message.`,
    why: `They were written as words of the ${house}. Change them before you go, or ask a colleague to.`,
  },
  news("colleagues"),
  {
    what: "One line in a count: that an account of your role was closed, and when.",
    why: "So that the numbers of accounts stay right. The line leads to nobody.",
  },
  log,
  mail,
];

/** What is left of somebody who is deleted, and why. */
export const staysOf: Record<Role, Staying[]> = {
  STUDENT: ofStudents,
  PLACEMENT_OFFICER: ofStaff("college"),
  HUMAN_RESOURCE: ofStaff("company"),
};
