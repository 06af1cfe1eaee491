import { greeting, letter, productName, type Written } from "../../mail/letter";

export const deletionAsked = (firstName: string, day: string): Written => ({
  subject: `Your ${productName} account will be deleted on ${day}`,
  text: letter(
    greeting(firstName),
    `You asked us to delete your account. On ${day} everything you have put in is erased, and nobody can bring it back. Until then your public profile is closed.`,
    "If you change your mind, log in before that day and take it back under Account. If this was not you, do that now and choose a new password.",
  ),
});

export const deletionTakenBack = (firstName: string): Written => ({
  subject: `Your ${productName} account stays`,
  text: letter(
    greeting(firstName),
    "You took back your wish to be deleted. Everything is as it was, and your public profile is open again if it was open before.",
  ),
});

export const deleted = (firstName: string): Written => ({
  subject: `Your ${productName} account is deleted`,
  text: letter(
    greeting(firstName),
    "Everything you had put in is erased, as you asked a week ago. This is the last mail from us. We wish you well.",
  ),
});
