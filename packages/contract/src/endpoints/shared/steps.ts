import { endpoints } from "../../endpoint";
import { modes, type Role, steps } from "../../roles";
import type { Root } from "../../roots";
import { z } from "zod/mini";
import { moved } from "../../schemas/account";

/** Going back while onboarding: the mode decides the page, so an earlier page is an earlier mode. */
export const stepEndpoints = <R extends Extract<Root, "student" | "po" | "hr">>(
  root: R,
  role: Role,
) =>
  endpoints(root, {
    read: {
      route: "GET /onboarding-step",
      summary: "The step the user is on, and the furthest one reached.",
      early: true,
      response: z.object({ mode: z.enum(modes[role]), furthest: z.enum(modes[role]) }),
    },
    goTo: {
      route: "PUT /onboarding-step",
      summary: "Goes to a step that was reached before, or forward again to the furthest.",
      early: true,
      own: true,
      quiet: "toast",
      body: z.object({ mode: z.enum(steps[role], { error: "Choose a step you have reached." }) }),
      response: moved(role),
      moves: true,
    },
  });
