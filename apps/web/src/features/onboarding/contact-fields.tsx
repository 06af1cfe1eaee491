import { TextField } from "@toran/ui";
import type { UseFormRegisterReturn } from "react-hook-form";

type Name = "contactName" | "designation" | "email" | "phone";
interface ContactFieldsProps {
  form: {
    field: (name: Name) => UseFormRegisterReturn;
    errorOf: (name: Name) => string | undefined;
  };
  /** A designation as it may be written. */
  designation: string;
  /** What helps to choose the address. */
  hint?: string;
}

/** Whom the other side writes to. */
export const ContactFields = ({
  form: { field, errorOf },
  designation,
  hint,
}: ContactFieldsProps) => (
  <>
    <TextField
      label="Name"
      autoComplete="name"
      {...field("contactName")}
      error={errorOf("contactName")}
    />
    <TextField
      label="Designation"
      autoComplete="organization-title"
      placeholder={designation}
      {...field("designation")}
      error={errorOf("designation")}
    />
    <TextField
      className={hint && "col-span-full"}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      hint={hint}
      {...field("email")}
      error={errorOf("email")}
    />
    <TextField
      label="Phone"
      type="tel"
      autoComplete="tel"
      {...field("phone")}
      error={errorOf("phone")}
    />
  </>
);
