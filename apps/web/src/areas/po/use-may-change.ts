import { useMayChange as useMayChangeIn } from "@/stores/use-may-change";

/** Whether the officer may change anything. */
export const useMayChange = () => useMayChangeIn("po");
