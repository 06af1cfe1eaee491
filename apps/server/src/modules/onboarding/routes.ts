import { api, type Mode } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { conflict, forbidden } from "../../http/failures";
import { implement } from "../../http/implement";
import { holdUser, setMode, tokenFor } from "../accounts/modes";
import { isOpenMode, type SignedIn } from "../accounts/signed-in";
import { placeOf } from "./steps";

const read = async ({ user }: { user: SignedIn }) => ({
  mode: user.mode,
  furthest: user.furthest,
});

/** Reading the step a user is on, and going back to one that was reached. */
export function onboardingRoutes(app: FastifyInstance, deps: Deps) {
  const goTo = async ({ user, body }: { user: SignedIn; body: { mode: Mode } }) => {
    const mode = await deps.db.transaction(async (tx) => {
      const { furthest, role } = await holdUser(tx, user);
      if (isOpenMode(role, furthest))
        throw conflict("Your account is set up already.", { mode: user.mode });
      if (placeOf(role, body.mode) > placeOf(role, furthest))
        throw forbidden("Finish the step before this one first.", { mode: user.mode });
      await setMode(tx, user, body.mode);
      return body.mode;
    });
    return { mode, accessToken: await tokenFor(deps, user, mode) };
  };
  implement(app, deps, api.student.steps, { read, goTo });
  implement(app, deps, api.po.steps, { read, goTo });
  implement(app, deps, api.hr.steps, { read, goTo });
}
