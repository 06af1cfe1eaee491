import { greeting, letter, productName, type Written } from "../../mail/letter";

export const helpReceived = (): Written => ({
  subject: "We have your message",
  text: letter(
    greeting(""),
    "Thank you for telling us what happens when you try to get in. We read every message and answer within one working day.",
  ),
});

export const ticketReceived = (firstName: string, number: string, urgent: boolean): Written => ({
  subject: `Your question ${number} to ${productName}`,
  text: letter(
    greeting(firstName),
    `Thank you for writing to us. Your question has the number ${number}; you need not keep it, but it helps when you write again.`,
    urgent
      ? "A report of a data breach comes before everything else here. We look at it within one day. Whoever is concerned is told without delay, and the Data Protection Board within 72 hours of our knowing."
      : "We answer within one working day.",
  ),
});

export const ticketAnswered = (
  { number, subject, text }: { number: string; subject: string; text: string },
  home: string | null,
): Written => ({
  subject: `${number}: ${subject}`,
  text: letter(
    greeting(""),
    text,
    home
      ? `Answer us, or say that it is done, under Support: ${home}`
      : "If this does not help, write to us again on the page where you did.",
  ),
});
