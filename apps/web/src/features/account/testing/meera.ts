import type { Account } from "@toran/contract/schemas/account";

/** An officer who has said everything but their designation. */
export const meera: Account = {
  id: "meera",
  email: "meera@nilgiri.example",
  firstName: "Meera",
  lastName: "Krishnan",
  phone: "+919812345678",
  designation: null,
  picture: null,
};
