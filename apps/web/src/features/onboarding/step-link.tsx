import { type ComponentProps, use } from "react";
import { areaNames, areas } from "@/navigation/areas";
import { OnboardingContext } from "./step-context";

/** A saved step in the rail. The mode decides the page, so the link asks for the mode. */
export function StepLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  const step = use(OnboardingContext);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        const mode = modeOfPage(href);
        if (mode) void step?.goTo(mode);
      }}
    >
      {children}
    </a>
  );
}

const modeOfPage = (href: string) =>
  areaNames
    .flatMap((area) => Object.entries(areas[area].pageOf))
    .find(([, page]) => page === href)?.[0];
