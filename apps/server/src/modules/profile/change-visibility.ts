import type { visibilityInput } from "@toran/contract/schemas/profile";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { chooseSlug, freeSlug } from "./choose-slug";
import { slugOfStudent } from "./slugs";
import { saveVisibility } from "./visibility";

/** Changes who sees a profile. A page needs an address; the name is the one most people would choose. */
export async function changeVisibility(
  tx: Executor,
  user: SignedIn,
  given: z.output<typeof visibilityInput>,
  now: Date,
) {
  await holdUser(tx, user);
  const opens = given.level && given.level !== "PRIVATE";
  if (opens && !(await slugOfStudent(tx, user.id)))
    await chooseSlug(tx, user, await freeSlug(tx, user, "", now), now);
  return saveVisibility(tx, user.id, given, now);
}
