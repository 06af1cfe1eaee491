import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { greeting, letter, productName } from "../../../mail/letter";
import type { Notice } from "../../notifications/notify";

type Told = Extract<AccountStatus, "ACTIVE" | "CHANGES_REQUESTED" | "REJECTED" | "SUSPENDED">;

const words: Record<Told, { subject: string; says: string; next: string }> = {
  ACTIVE: {
    subject: `Your ${productName} account is active`,
    says: "Your placement office has made your account active.",
    next: "You can take part in everything that your college opens to you.",
  },
  CHANGES_REQUESTED: {
    subject: `Your placement office asks you for changes`,
    says: "Your placement office has looked at your profile and asks you to change something.",
    next: "Once it is changed, say so above your portfolio, and your placement office looks again.",
  },
  REJECTED: {
    subject: `Your ${productName} registration was not accepted`,
    says: "Your placement office has not accepted your registration.",
    next: "If you think that this is a mistake, put right what is wrong and ask it to look again, above your portfolio.",
  },
  SUSPENDED: {
    subject: `Your ${productName} account is suspended`,
    says: "Your placement office has suspended your account. You have been signed out everywhere.",
    next: "What you have filled in is kept. If you think that this is a mistake, write to your placement office.",
  },
};

/** Whom their college has taken out are told why, and what they can do. */
export function noticeOfLeaving(college: string, reason: string): Omit<Notice, "to"> {
  const says = `${college} no longer has you among its students. What you have filled in is kept; applications that were open are withdrawn.`;
  const why = `The reason it gives: ${reason}`;
  const subject = `You are no longer with your college on ${productName}`;
  return {
    type: "account.status",
    title: subject,
    body: `${says} ${why}`,
    link: "/student/skills",
    letter: ({ firstName }) => ({
      subject,
      text: letter(
        greeting(firstName),
        says,
        why,
        "If you study elsewhere, choose that college in your education details. If you think that this is a mistake, write to your placement office.",
      ),
    }),
  };
}

const isTold = (status: AccountStatus): status is Told => status in words;

/** What students are told when their status changes; of the others they need not hear. */
export function noticeOfStatus(
  status: AccountStatus,
  reason: string | undefined,
): Omit<Notice, "to"> | undefined {
  if (!isTold(status)) return undefined;
  const { subject, says, next } = words[status];
  const why = reason ? [`The reason it gives: ${reason}`] : [];
  return {
    type: "account.status",
    title: subject,
    body: [says, ...why].join(" "),
    link: "/student/skills",
    letter: ({ firstName }) => ({
      subject,
      text: letter(greeting(firstName), says, ...why, next),
    }),
  };
}
