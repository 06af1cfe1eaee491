import { useCallback } from "react";
import { Calendar } from "@/features/calendar/calendar";
import { useStores } from "@/stores/use-stores";

export function CalendarScreen() {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.hr()).calendar, [calls]);
  return <Calendar area="hr" calls={ask} />;
}
