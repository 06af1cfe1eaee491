import { isFailure } from "@toran/api-client/failure";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { AccountStanding } from "@toran/contract/schemas/student";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";

interface Words {
  tone: "warn" | "bad";
  title: string;
  says: string;
  /** What the student can ask for. */
  asks?: string;
}
const words: Partial<Record<AccountStanding["status"], Words>> = {
  CHANGES_REQUESTED: {
    tone: "warn",
    title: "Your placement office asks you to change something",
    says: "Until it has looked again, jobs, slots and your calendar are closed.",
    asks: "I have changed it",
  },
  REJECTED: {
    tone: "bad",
    title: "Your placement office has not accepted your registration",
    says: "Put right what is wrong, and ask it to look again.",
    asks: "Ask it to look again",
  },
  SUSPENDED: {
    tone: "bad",
    title: "Your placement office has suspended your account",
    says: "You cannot apply to jobs. What you have filled in is kept.",
  },
  DEREGISTERED: {
    tone: "warn",
    title: "You no longer take part in placement",
    says: "You cannot apply to jobs. What you have filled in is kept.",
  },
};
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: collegeZone });

/** Says above every page what the placement office wants, and why; what it waits for can be said here. */
export const Standing = observer(function Standing() {
  const { calls, student } = useStores();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const account = student.userInfo?.account;
  const told = account && words[account.status];
  if (!told) return null;
  async function ask() {
    setBusy(true);
    const reply = await (await calls.student()).personal.askReview({}, toldHere);
    setBusy(false);
    setProblem(isFailure(reply) ? reply.message : undefined);
    setAsked(!isFailure(reply));
    if (!isFailure(reply)) student.set(reply.data);
  }
  return (
    <Alert
      tone={told.tone}
      title={told.title}
      className="me-4 mb-3"
      action={
        told.asks &&
        !asked && (
          <Button intent="secondary" size="sm" busy={busy} onClick={() => void ask()}>
            {told.asks}
          </Button>
        )
      }
    >
      {account.reason && <p>{account.reason}</p>}
      <p>{problem ?? (asked ? "Your placement office is told, and looks again." : told.says)}</p>
      {account.until && <p>It ends by itself on {day.format(new Date(account.until))}.</p>}
    </Alert>
  );
});
