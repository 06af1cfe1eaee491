import { useCallback } from "react";
import { Calendar } from "@/features/calendar/calendar";
import { useStores } from "@/stores/use-stores";

export function CalendarScreen() {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.po()).calendar, [calls]);
  return <Calendar area="po" calls={ask} />;
}
