import { type Placed, rolesOf, steps } from "@toran/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import { isOpenMode, isSetUp, type SignedIn, signedInBy } from "../modules/accounts/signed-in";
import { Failure, forbidden } from "./failures";
import { securityEvent } from "./security-event";

declare module "fastify" {
  interface FastifyRequest {
    user: SignedIn | null;
  }
  interface FastifyContextConfig {
    row?: Placed;
  }
}

/** Lets a call through when its row says so: who may call, at which point of onboarding, on which plan. */
export function guard(row: Placed, deps: Deps) {
  const looks = row.route.startsWith("GET ");
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    if (row.open) return;
    const user = await signedInBy(tokenOf(request), deps, { looks });
    request.user = user;
    try {
      mayCall(row, user);
    } catch (refusal) {
      securityEvent(request.log, "call-refused", {
        actor: user.id,
        tenant: user.collegeId ?? user.companyId,
        role: user.role,
        mode: user.mode,
        call: row.route,
      });
      throw refusal;
    }
  };
}

function tokenOf({ headers }: FastifyRequest) {
  const given = headers.authorization?.trim();
  if (!given) throw new Failure(401, { message: "Please login again to continue." });
  return given.replace(/^Bearer\s+/i, "");
}

/** Throws the refusal, or says nothing. */
function mayCall(row: Placed, user: SignedIn) {
  const roles = row.roles ?? rolesOf[row.root];
  if (!roles.includes(user.role))
    throw forbidden("You don't have permission to access this resource.");
  if (row.step) mayReach(row.step, user);
  else if (!row.early && !isSetUp(user))
    throw forbidden("Finish setting up your account first.", { mode: user.mode });
  const writes = !row.route.startsWith("GET ");
  if (writes && !row.own && user.rank === "VIEWER")
    throw forbidden(
      `You can look at everything here. To change something, ask a lead of your ${user.role === "HUMAN_RESOURCE" ? "company" : "college"}.`,
    );
  if (user.mode === "PAYMENTEXPIRY" && !row.unpaid && writes)
    throw new Failure(402, {
      message:
        "Your plan has ended. You can still read and export everything; renew the plan to make changes.",
      mode: user.mode,
    });
}

/** A step may be saved once the user has come to it, and again later; it may not be jumped to. */
export function mayReach(step: string, user: SignedIn) {
  const order: readonly string[] = steps[user.role];
  const reached = order.indexOf(user.furthest);
  const past = reached < 0 && isOpenMode(user.role, user.furthest);
  if (!past && order.indexOf(step) > reached)
    throw forbidden("Finish the step before this one first.", { mode: user.mode });
}
