import type { Account } from "@toran/contract/schemas/account";

/** What somebody has said of themselves, as a form begins with it. */
export const accountValues = ({ firstName, lastName, phone, designation }: Account) => ({
  firstName,
  lastName,
  phone: phone ?? "",
  designation: designation ?? "",
});
