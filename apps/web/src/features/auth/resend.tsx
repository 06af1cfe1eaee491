import { isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { codeWasSent, secondsToNextCode } from "./code-sent";

// The answer is the same where none was sent: to a stranger, within a minute of another tab, or after too many.
const asked = `If another code may be sent, it is on its way. We send at most one a minute and ${limits.otp.perHour} an hour; only the newest works.`;

/** Asks for another code, once the one before has had its minute. */
export function Resend({ resend }: { resend: () => Promise<unknown> }) {
  const [left, setLeft] = useState(secondsToNextCode);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: "info" | "bad"; text: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft(secondsToNextCode()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  async function again() {
    setBusy(true);
    const reply = await settle(resend());
    setBusy(false);
    if (isFailure(reply)) return setSaid({ tone: "bad", text: reply.message });
    codeWasSent();
    // While it waits the button is disabled, and would drop the focus.
    if (document.activeElement === button.current)
      button.current?.form?.querySelector<HTMLInputElement>("[name=otp]")?.focus();
    setLeft(secondsToNextCode());
    setSaid({ tone: "info", text: asked });
  }

  return (
    <>
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
      <Button
        ref={button}
        intent="quiet"
        wide
        busy={busy}
        busyLabel="Sending the code"
        disabled={waiting}
        onClick={() => void again()}
      >
        {waiting ? `Send another code in ${left} s` : "Send another code"}
      </Button>
    </>
  );
}
