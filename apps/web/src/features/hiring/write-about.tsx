import { Button } from "@toran/ui";
import { MessageSquare } from "lucide-react";
import { AppLink } from "@/lib/app-link";
import { writePath } from "@/navigation/paths";

interface WriteAboutProps {
  area: "po" | "hr";
  /** The college or company on the other side. */
  other: { id: string; name: string };
  about: Parameters<typeof writePath>[2];
  size?: "sm";
}

/** Opens the conversation with the other side about one posting or booking. */
export const WriteAbout = ({ area, other, about, size }: WriteAboutProps) => (
  <Button intent="quiet" size={size} asChild>
    <AppLink href={writePath(area, other.id, about)}>
      <MessageSquare aria-hidden="true" size={16} strokeWidth={1.75} />
      Write about it
      <span className="sr-only"> to {other.name}</span>
    </AppLink>
  </Button>
);
