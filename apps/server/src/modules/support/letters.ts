import { greeting, letter, productName, type Written } from "../../mail/letter";

export const helpReceived = (): Written => ({
  subject: "We have your message",
  text: letter(
    greeting(""),
    "Thank you for telling us what happens when you try to get in. We read every message and answer within one working day.",
  ),
});

export const ticketReceived = (firstName: string, number: string): Written => ({
  subject: `Your question ${number} to ${productName}`,
  text: letter(
    greeting(firstName),
    `Thank you for writing to us. Your question has the number ${number}; you need not keep it, but it helps when you write again.`,
    "We answer within one working day.",
  ),
});
