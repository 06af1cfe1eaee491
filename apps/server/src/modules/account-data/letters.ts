import type { SignedIn } from "../accounts/signed-in";
import { greeting, letter, productName, type Written } from "../../mail/letter";

type Leaving = Pick<SignedIn, "firstName" | "role">;

/** What happens during the week, and where the wish is taken back. */
const meanwhile = {
  STUDENT: { until: "Until then your public profile is closed.", place: "under Account" },
  PLACEMENT_OFFICER: {
    until: "What you decided for the college stays, without your name.",
    place: "in the settings, under Your data",
  },
  HUMAN_RESOURCE: {
    until: "What you decided for the company stays, without your name.",
    place: "in the settings, under Your data",
  },
};

export const deletionAsked = ({ firstName, role }: Leaving, day: string): Written => ({
  subject: `Your ${productName} account will be deleted on ${day}`,
  text: letter(
    greeting(firstName),
    `You asked us to delete your account. On ${day} everything you have put in is erased, and nobody can bring it back. ${meanwhile[role].until}`,
    `If you change your mind, log in before that day and take it back ${meanwhile[role].place}. If this was not you, do that now and choose a new password.`,
  ),
});

export const deletionTakenBack = ({ firstName, role }: Leaving): Written => ({
  subject: `Your ${productName} account stays`,
  text: letter(
    greeting(firstName),
    role === "STUDENT"
      ? "You took back your wish to be deleted. Everything is as it was, and your public profile is open again if it was open before."
      : "You took back your wish to be deleted. Everything is as it was.",
  ),
});

export const deleted = (firstName: string): Written => ({
  subject: `Your ${productName} account is deleted`,
  text: letter(
    greeting(firstName),
    "Everything you had put in is erased, as you asked a week ago. This is the last mail from us. We wish you well.",
  ),
});
