import { isFailure, tooMany } from "@toran/api-client/failure";
import { Alert, Button, OtpInput, PasswordField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFocusBack } from "@/lib/use-focus-back";
import { usePlainForm } from "@/lib/use-plain-form";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

interface TwoStepProps {
  area: AreaName;
  on: boolean;
  onChange: () => void;
}

/** Switching the second step of the log-in on or off: the password first, then a code. */
export const TwoStep = observer(function TwoStep(props: TwoStepProps) {
  const { recoveryCodes } = useStores();
  const [step, setStep] = useState<Step>("idle");
  const codes = recoveryCodes.unkept;
  const setCodes = (made?: readonly string[]) => recoveryCodes.show(made);
  const place = useFocusBack(step !== "idle" || codes !== undefined);
  return (
    <div ref={place} className="grid">
      <Steps {...{ ...props, step, setStep, codes, setCodes }} />
    </div>
  );
});

type Step = "idle" | "password" | "code";
interface StepsProps extends TwoStepProps {
  step: Step;
  setStep: (step: Step) => void;
  codes: readonly string[] | undefined;
  setCodes: (codes: readonly string[] | undefined) => void;
}

function Steps({ area, on, onChange, step, setStep, codes, setCodes }: StepsProps) {
  const [wanted, want] = useState(!on);
  const begin = (next: boolean) => {
    want(next);
    setStep("password");
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (step === "password") {
    return (
      <Password
        area={area}
        hint={wanted ? (on ? hints.codes : hints.on) : hints.off}
        wanted={wanted}
        onSent={() => setStep("code")}
        onBack={() => setStep("idle")}
      />
    );
  }
  if (step === "code") {
    return (
      <Code
        area={area}
        wanted={wanted}
        onBack={() => setStep("password")}
        onDoubt={onChange}
        onDone={(made) => {
          setStep("idle");
          setCodes(made);
          onChange();
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button intent="secondary" onClick={() => begin(!on)}>
        {on ? "Switch two-step log-in off" : "Switch two-step log-in on"}
      </Button>
      {on && (
        <Button intent="secondary" onClick={() => begin(true)}>
          Make new recovery codes
        </Button>
      )}
    </div>
  );
}

const hints = {
  on: "From then on a code from your mail is asked for after your password.",
  off: "From then on your password alone opens the account.",
  codes: "The codes you have work no longer.",
};

interface PasswordProps {
  area: AreaName;
  wanted: boolean;
  /** What follows. */
  hint: string;
  onSent: () => void;
  onBack: () => void;
}

function Password({ area, wanted, hint, onSent, onBack }: PasswordProps) {
  const { calls } = useStores();
  // A code sent before a reload is in the mailbox still, and none follows at once. What else came too often stands at the field.
  const [sentBefore, setSentBefore] = useState(false);
  // Who cancels while it is on its way is not led on by the answer.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).twoStepRequest,
    send: async (body) => {
      const { auth } = await calls[area]();
      const reply = await auth.twoStepVerification({ body }, { showToast: false });
      if (!isFailure(reply) && here.current) onSent();
      setSentBefore(isFailure(reply) && reply.status === tooMany && !reply.errors);
      return reply;
    },
  });
  return (
    <form {...form} className="grid max-w-100 gap-4" aria-label="Two-step log-in">
      {problem && (
        <Alert
          tone="bad"
          action={
            sentBefore && (
              <Button intent="secondary" size="sm" onClick={onSent}>
                Enter the code
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      <input type="hidden" name="enabled" value={String(wanted)} />
      <PasswordField
        label="Your password"
        name="password"
        autoFocus
        hint={hint}
        error={errorOf("password")}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={busy} busyLabel="Sending the code">
          Send me a code
        </Button>
        <Button intent="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface CodeProps {
  area: AreaName;
  wanted: boolean;
  onDone: (codes?: readonly string[]) => void;
  onBack: () => void;
  /** It may have been switched: an answer was lost, or the code was good for another tab. */
  onDoubt: () => void;
}

function Code({ area, wanted, onDone, onBack, onDoubt }: CodeProps) {
  const { calls } = useStores();
  const [otp, setOtp] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { auth } = await calls[area]();
    const body = { otp, enabled: wanted };
    const reply = await auth.twoStepVerifyOtp({ body }, { showToast: false });
    setBusy(false);
    if (!isFailure(reply)) return onDone(reply.data.recoveryCodes);
    setOtp("");
    setWrong(reply.errors?.otp ?? reply.message);
    if (!reply.errors?.otp) onDoubt();
    field.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => void check(event)}
      noValidate
      className="grid gap-4"
      aria-label="Confirm"
    >
      <OtpInput
        ref={field}
        label="Code from your mail"
        autoFocus
        value={otp}
        onValueChange={setOtp}
        error={wrong}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={busy} busyLabel="Checking">
          Confirm
        </Button>
        <Button intent="quiet" onClick={onBack}>
          Ask for another code
        </Button>
      </div>
    </form>
  );
}

/** Shown once. Each opens the account a single time when no mail is at hand. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} tone="warn" title="Keep these recovery codes">
      <p>Each works once, when you cannot read your mail. They are not shown again.</p>
      <ul className="tnum my-3 grid grid-cols-2 gap-x-6 gap-y-1 text-base font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button intent="secondary" onClick={onKept}>
        I have kept them
      </Button>
    </Alert>
  );
}
