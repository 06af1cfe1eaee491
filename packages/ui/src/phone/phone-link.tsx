import { cn } from "../cn";
import { usePhoneLibrary } from "./use-phone-library";

export interface PhoneLinkProps {
  /** "+919840012345"; what is no number is shown as it is. */
  value: string;
  className?: string;
}

/** A number to read and to call, in groups as its country writes them once the library is there. */
export function PhoneLink({ value, className }: PhoneLinkProps) {
  const library = usePhoneLibrary();
  const number = library?.parsePhoneNumberFromString(value);
  return (
    // Its groups keep their order wherever it stands.
    <a
      dir="auto"
      href={`tel:${value.replaceAll(/[^+\d]/g, "")}`}
      className={cn("link tnum", className)}
    >
      {number?.formatInternational() ?? value}
    </a>
  );
}
