import { useStores } from "@/stores/use-stores";

/** Why a published page shows nothing to anybody while the account of its owner waits to be erased. */
export const closedByErasure = "It is closed, as your account is about to be erased.";

export const useLeaving = () => useStores().student.userInfo?.erasesAt !== undefined;
