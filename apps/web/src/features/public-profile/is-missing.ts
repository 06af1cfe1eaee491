import type { ApiFailure } from "@toran/api-client/failure";

/** Whether there is nothing at an address for this visitor; any other failure may pass. */
export const isMissing = (failure: ApiFailure | undefined) =>
  failure?.status === 404 || failure?.status === 400;
