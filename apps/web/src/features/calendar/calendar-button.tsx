import { Calendar } from "lucide-react";
import { IconButton } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { paths } from "@/navigation/paths";

/** In the top bar: the way to the calendar. */
export function CalendarButton({ area }: { area: "po" | "hr" }) {
  const navigate = useNavigate();
  return (
    <IconButton label="Calendar" onClick={() => void navigate(paths[area].calendar)}>
      <Calendar aria-hidden="true" size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
