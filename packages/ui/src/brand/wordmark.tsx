import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Mark } from "./mark";

/** The working name; an app with another name passes its own. */
export const defaultProductName = "Toran";

export interface WordmarkProps extends ComponentProps<"span"> {
  productName?: string;
  onFacade?: boolean;
  size?: "md" | "lg";
}

/** The mark and the name; the name gives way where the sidebar is narrow. */
export function Wordmark({
  productName = defaultProductName,
  onFacade,
  size = "lg",
  className,
  ...props
}: WordmarkProps) {
  return (
    <span
      {...props}
      className={cn(
        "wordmark inline-flex items-center gap-2.5",
        size === "lg" ? "text-xl" : "text-lg",
        onFacade && "text-on-facade",
        className,
      )}
    >
      <Mark onFacade={onFacade} size={size === "lg" ? 28 : 22} className="flex-none" />
      <span className="slim:sr-only">{productName}</span>
    </span>
  );
}
