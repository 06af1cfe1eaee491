import { limits } from "@toran/contract/limits";
import { useLocation } from "react-router-dom";

const { digits, lives } = limits.otp;
const minutes = lives / 60_000;

/** The address that a code went to, as the step before wrote it. Who came another way has none. */
export function useSentTo() {
  const state = useLocation().state as { email?: unknown } | null;
  return typeof state?.email === "string" ? state.email : undefined;
}

interface SentToProps {
  /** Whether the account is known to exist; elsewhere every address gets the same answer. */
  known?: boolean;
}

/** Says where the digits went, so that a mistyped address is seen before somebody waits for a mail. */
export function SentTo({ known }: SentToProps) {
  const email = useSentTo();
  const address = email && <span className="text-ink font-medium wrap-anywhere">{email}</span>;
  return known ? (
    <>
      We have sent {digits} digits to {address || "you"}. They work for {minutes} minutes.
    </>
  ) : (
    <>
      If {address || "the address"} has an account, {digits} digits are on their way. They work for{" "}
      {minutes} minutes.
    </>
  );
}
