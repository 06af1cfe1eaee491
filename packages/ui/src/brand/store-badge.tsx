import { Play, Smartphone } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn";

const stores = {
  apple: { icon: Smartphone, lead: "Download on the", name: "App Store" },
  google: { icon: Play, lead: "Get it on", name: "Google Play" },
};

export interface StoreBadgeProps extends ComponentProps<"a"> {
  store: keyof typeof stores;
}

/** A link to a store, drawn for a facade. */
export function StoreBadge({ store, className, ...props }: StoreBadgeProps) {
  const { icon: Icon, lead, name } = stores[store];
  return (
    <a
      {...props}
      className={cn(
        "bg-on-facade hover:bg-on-facade/90 active:bg-on-facade/80 text-facade-0 inline-flex h-14 items-center gap-3 rounded-lg ps-4 pe-5",
        className,
      )}
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
      <span>
        <span className="text-2xs block">{lead} </span>
        <span className="block text-lg leading-5 font-semibold">{name}</span>
      </span>
    </a>
  );
}
