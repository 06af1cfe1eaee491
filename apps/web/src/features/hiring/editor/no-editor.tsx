import { Button, EmptyState } from "@toran/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { AppLink } from "@/lib/app-link";
import type { Beginning } from "./editor-form";

interface NoEditorProps {
  title: string;
  /** The page that shows how it stands. */
  href: string;
  action: string;
  beginning: Beginning;
  children: ReactNode;
}

/** Stands for the editor of what cannot be changed any more. */
export function NoEditor({ title, href, action, beginning: { turn }, children }: NoEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  // What was pressed to load it again is gone.
  useEffect(() => {
    if (turn) place.current?.querySelector("a")?.focus();
  }, [turn]);
  return (
    <div ref={place}>
      <EmptyState
        title={title}
        action={
          <Button asChild intent="soft">
            <AppLink href={href}>{action}</AppLink>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
