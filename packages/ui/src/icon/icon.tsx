import type { ComponentProps } from "react";

export interface IconProps extends ComponentProps<"svg"> {
  size?: number;
}

/** The frame of the icons below: 16 at stroke 1.75, 14 at 2, from 20 on 1.5. */
export function Icon({ size = 16, ...props }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 15 ? 2 : size < 20 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
