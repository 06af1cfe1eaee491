import { isFailure, settle } from "@toran/api-client/failure";
import { digitsAsked, limits } from "@toran/contract/limits";
import { Button, OtpInput } from "@toran/ui";
import { useRef, useState } from "react";
import { Resend } from "./resend";

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
  const field = useRef<HTMLInputElement>(null);

  function refuse(says: string) {
    setWrong(says);
    field.current?.focus();
  }
  async function send(digits: string) {
    if (sending.current) return;
    if (digits.length < limits.otp.digits) return refuse(digitsAsked);
    sending.current = true;
    setBusy(true);
    setWrong(undefined);
    try {
      const reply = await settle(check(digits));
      if (!isFailure(reply)) return;
      refuse(reply.errors?.otp ?? reply.message);
      // What no server has judged may be right, and need not be written again.
      if (reply.errors?.otp || reply.mode) setCode("");
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
        ref={field}
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
