import type { ComponentProps } from "react";

export type Entity = "person" | "college" | "company";

function Shape({ children, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      {...props}
    >
      {children}
    </svg>
  );
}

/** The circle: a person. */
export function PersonShape(props: ComponentProps<"svg">) {
  return (
    <Shape {...props}>
      <circle cx="6" cy="6" r="4.6" />
    </Shape>
  );
}

/** The arch: a college. */
export function CollegeShape(props: ComponentProps<"svg">) {
  return (
    <Shape strokeLinejoin="round" {...props}>
      <path d="M1.8 10.7V6a4.2 4.2 0 0 1 8.4 0v4.7z" />
    </Shape>
  );
}

/** The square: a company. */
export function CompanyShape(props: ComponentProps<"svg">) {
  return (
    <Shape {...props}>
      <rect x="1.6" y="1.6" width="8.8" height="8.8" rx="1.4" />
    </Shape>
  );
}
