import { isFailure, settle } from "@toran/api-client/failure";
import { Alert, Button } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { codeWasSent, secondsToNextCode } from "./code-sent";

/** Sends another code, once the one before has had its minute. */
export function Resend({ resend }: { resend: () => Promise<unknown> }) {
  const [left, setLeft] = useState(secondsToNextCode);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: "ok" | "bad"; text: string }>();
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
    setSaid({
      tone: "ok",
      text: "We have sent you another code. The one before no longer works.",
    });
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
