import { useState } from "react";

interface Opening {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Whether a box is open, held by its owner or by itself, so that we can close it either way. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Opening) {
  const [own, setOwn] = useState(defaultOpen);
  return {
    open: open ?? own,
    onOpenChange: (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
  };
}
