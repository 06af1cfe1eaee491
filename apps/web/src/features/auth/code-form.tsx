import { isFailure } from "@toran/api-client/failure";
import { digitsAsked, limits } from "@toran/contract/limits";
import { Alert, Button, OtpInput } from "@toran/ui";
import { useEffect, useRef, useState } from "react";

interface CodeFormProps {
  /** Checks the code; a failure is shown at the boxes. */
  check: (code: string) => Promise<unknown>;
  /** Sends another code. */
  resend: () => Promise<unknown>;
  busyLabel?: string;
}

/** Six digits from a mail. They are checked as soon as the last one is there. */
export function CodeForm({ check, resend, busyLabel = "Checking" }: CodeFormProps) {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function send(digits: string) {
    if (sending.current) return;
    if (digits.length < limits.otp.digits) return setWrong(digitsAsked);
    sending.current = true;
    setBusy(true);
    setWrong(undefined);
    try {
      const reply = await check(digits);
      if (!isFailure(reply)) return;
      setWrong(reply.errors?.otp ?? reply.message);
      setCode("");
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="contents"
      aria-label="Check the code"
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <OtpInput
        label="Code"
        name="otp"
        autoFocus
        length={limits.otp.digits}
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void send(digits)}
        error={wrong}
      />
      <Button type="submit" wide busy={busy} busyLabel={busyLabel}>
        Continue
      </Button>
      <Resend
        resend={async () => {
          setWrong(undefined);
          setCode("");
          return resend();
        }}
      />
    </form>
  );
}

function Resend({ resend }: { resend: () => Promise<unknown> }) {
  const [left, setLeft] = useState(limits.otp.resendAfter / 1000);
  const [said, setSaid] = useState<{ tone: "ok" | "bad"; text: string }>();
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  async function again() {
    setLeft(limits.otp.resendAfter / 1000);
    const reply = await resend();
    setSaid(
      isFailure(reply)
        ? { tone: "bad", text: reply.message }
        : { tone: "ok", text: "We have sent you another code. The one before no longer works." },
    );
  }

  return (
    <>
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
      <Button intent="quiet" wide disabled={waiting} onClick={() => void again()}>
        {waiting ? `Send another code in ${left} s` : "Send another code"}
      </Button>
    </>
  );
}
