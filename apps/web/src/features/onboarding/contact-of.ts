import type { Account } from "@toran/contract/schemas/account";

/** What is known of somebody who may be the one to write to, as the fields of a contact begin. */
export const contactOf = ({ firstName, lastName, designation, email, phone }: Account) => ({
  contactName: `${firstName} ${lastName}`.trim(),
  designation: designation ?? "",
  email,
  phone: phone ?? "",
});
