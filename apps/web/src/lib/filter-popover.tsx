import { Button, Popover } from "@toran/ui";
import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";

interface FilterPopoverProps {
  /** Wide where there are many filters. */
  wide?: boolean;
  children: ReactNode;
}

/** The filters of a list under one button; each acts at once. */
export const FilterPopover = ({ wide, children }: FilterPopoverProps) => (
  <Popover
    label="Filters"
    trigger={
      <Button intent="quiet">
        <ListFilter aria-hidden="true" size={14} strokeWidth={2} />
        Add filter
      </Button>
    }
    className={`${wide ? "w-120" : "w-80"} overflow-visible!`}
  >
    {children}
  </Popover>
);
