import type { Entity } from "../brand/shapes";
import { cn } from "../cn";
import { Avatar, type AvatarProps } from "./avatar";

export interface AvatarStackProps {
  /** Who stands in the stack, the first in front; people, colleges or companies, not a mixture. */
  members: readonly { name: string; src?: string }[];
  entity: Entity;
  size?: Extract<AvatarProps["size"], "xs" | "sm" | "md" | "lg">;
  /** How many there are in all, when more exist than are named here. */
  total?: number;
  className?: string;
}

const most = 4;
const shapes: Record<Entity, string> = {
  person: "rounded-full",
  college: "arch",
  company: "rounded-[20%]",
};
const sizes = {
  xs: "size-5.5 text-[0.5625rem]",
  sm: "size-6.5 text-2xs",
  md: "size-9 text-xs",
  lg: "size-13 text-lg",
};

/** A few that belong together, one over the other; the rest are counted. */
export function AvatarStack(props: AvatarStackProps) {
  const { members, entity, size = "sm", total = members.length, className } = props;
  const shown = members.slice(0, most);
  const over = total - shown.length;
  const words = shown.map(({ name }) => name).join(", ");
  const named = { role: "img", "aria-label": over > 0 ? `${words} and ${over} more` : words };
  const ring = cn("ring-sheet ring-2 not-first:-ms-1.5", shapes[entity]);
  return (
    <span {...named} className={cn("inline-flex", className)}>
      {shown.map(({ name, src }, place) => (
        <Avatar
          // Two may have one name.
          key={place}
          entity={entity}
          name={name}
          src={src}
          size={size}
          decorative
          className={ring}
        />
      ))}
      {over > 0 && (
        <span
          aria-hidden="true"
          className={cn(
            "bg-idle-tint text-ink-2 tnum inline-grid flex-none place-items-center font-semibold",
            sizes[size],
            ring,
          )}
        >
          +{over}
        </span>
      )}
    </span>
  );
}
