import type { Mode, Role } from "@toran/contract";
import { hashPassword } from "../../modules/accounts/passwords";
import type { SignedIn } from "../../modules/accounts/signed-in";
import { type User, users } from "../../modules/accounts/tables";
import type { Executor } from "../database";
import { one } from "../one";

/** The password of every invented person. */
export const demoPassword = "lantern-over-the-door";

let hashed: Promise<string> | undefined;
/** Hashed once: hashing is made to be slow, and the invented people are many. */
export const demoHash = () => (hashed ??= hashPassword(demoPassword));

export interface Person {
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  mode: Mode;
  phone?: string;
  designation?: string;
  collegeId?: string;
  companyId?: string;
  twoStep?: boolean;
  mustChangePassword?: boolean;
}

export async function addPerson(db: Executor, person: Person, now: Date): Promise<User> {
  const passwordHash = await demoHash();
  const row = {
    ...person,
    furthest: person.mode,
    passwordHash,
    passwordChangedAt: now,
    createdAt: now,
  };
  return one(db.insert(users).values(row).returning(), "The person");
}

/** Somebody invented, as whoever gives a command. */
export const asSignedIn = (user: User): SignedIn => ({ ...user, sessionId: "invented" });
