/** Who is signed in, as far as a menu tells. */
export interface Person {
  firstName: string;
  lastName: string | null;
  email: string;
  src?: string | undefined;
  /** When their account is erased, where they asked for it. */
  erasesAt?: string | undefined;
}
export const nameOf = ({ firstName, lastName }: Person) =>
  [firstName, lastName].filter(Boolean).join(" ");
