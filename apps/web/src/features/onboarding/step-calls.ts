import type { ApiFailure } from "@toran/api-client/failure";
import type { AreaName } from "@/navigation/areas";
import type { Calls } from "@/stores/calls";

/** The steps of whoever is signed in: every area has the same two calls. */
interface StepCalls {
  read(): Promise<{ data: { mode: string; furthest: string } } | ApiFailure>;
  goTo(input: { body: { mode: string } }): Promise<unknown>;
}

export async function stepCalls(calls: Calls, area: AreaName): Promise<StepCalls> {
  return (await calls[area]()).steps;
}
