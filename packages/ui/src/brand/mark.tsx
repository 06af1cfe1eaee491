import type { ComponentProps } from "react";

export interface MarkProps extends ComponentProps<"svg"> {
  size?: number;
  /** Set on a facade, where the mark is pale. */
  onFacade?: boolean;
}

/** A wall, an arch cut through it and someone inside: company, college, student. */
export function Mark({ size = 28, onFacade, ...props }: MarkProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" {...props}>
      <rect width="24" height="24" rx="5" className={onFacade ? "fill-on-facade" : "fill-accent"} />
      <path
        d="M6.5 24V11.5a5.5 5.5 0 0 1 11 0V24z"
        className={onFacade ? "fill-facade-1" : "fill-on-accent"}
      />
      <circle cx="12" cy="13" r="2.75" className="fill-spark" />
    </svg>
  );
}
