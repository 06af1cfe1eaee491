import { AuthFacade, AuthSplit, Wordmark } from "@toran/ui";
import { useParams } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { HelpForm } from "./help-form";

const answers = [
  {
    question: "The mail with the code does not come",
    answer:
      "It can take a minute. Look into the spam folder, then ask for another code: only the newest one works.",
  },
  {
    question: "The code is refused",
    answer:
      "A code works for 10 minutes and 5 tries, and only in the browser tab that asked for it.",
  },
  {
    question: "I forgot my password",
    answer:
      "Choose \u201cForgot password?\u201d on the log-in page. You prove the address by a code, then choose a new one.",
  },
  {
    question: "I lost the phone or mail of my second step",
    answer:
      "Log in with one of the recovery codes you kept. Without one, write to us from the address of the account.",
  },
];

/** Help for somebody who cannot get in. */
export function HavingIssue({ area }: { area: AreaName }) {
  const { type } = useParams();
  return (
    <AuthSplit
      brand={
        <AppLink href={paths[area].login} className="rounded-md">
          <Wordmark productName={productName} />
        </AppLink>
      }
      title="Having trouble?"
      lead="Most of it is one of these. If yours is not, write to us below."
      facade={<AuthFacade scene={area} className="size-full" />}
      footer={
        <AppLink href={paths[area].login} className="hover:text-ink">
          Back to log in
        </AppLink>
      }
    >
      <div className="divide-rule border-rule divide-y border-y">
        {answers.map(({ question, answer }) => (
          <details key={question} className="group py-2.5">
            <summary className="min-h-6 font-medium">{question}</summary>
            <p className="text-ink-2 mt-1 text-base">{answer}</p>
          </details>
        ))}
      </div>
      <h2 className="title-lg">Write to us</h2>
      <HelpForm about={type} />
    </AuthSplit>
  );
}
