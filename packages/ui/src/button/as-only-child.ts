import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { cn } from "../cn";

/** Hands a button's props and looks to its one child, which keeps what it says itself. */
export function asOnlyChild({ children, ...props }: ComponentProps<"button">, className: string) {
  const child = children as ReactElement<ComponentProps<"a">>;
  return cloneElement(child, {
    ...(props as ComponentProps<"a">),
    ...child.props,
    className: cn(className, child.props.className),
  });
}
