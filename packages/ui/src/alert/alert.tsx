import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn";
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from "../icon/icons";

const alert = cva("flex items-start gap-2.5 rounded-md px-3 py-2.5 text-sm", {
  variants: {
    tone: {
      ok: "bg-ok-tint text-ok",
      info: "bg-info-tint text-info",
      warn: "bg-warn-tint text-warn",
      bad: "bg-bad-tint text-bad",
      idle: "bg-idle-tint text-ink-2",
    },
  },
  defaultVariants: { tone: "info" },
});

const icons = {
  ok: CircleCheckIcon,
  info: InfoIcon,
  warn: WarningIcon,
  bad: AlertIcon,
  idle: InfoIcon,
};

export interface AlertProps
  extends Omit<ComponentProps<"div">, "title">, VariantProps<typeof alert> {
  title?: ReactNode;
  /** What can be done about it, at the right. */
  action?: ReactNode;
}

/** A message that stays on the page; one in tone `bad` is read out at once. */
export function Alert({ tone, title, action, className, children, ...props }: AlertProps) {
  const Icon = icons[tone ?? "info"];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      {...props}
      className={cn(alert({ tone }), className)}
    >
      <Icon className="mt-0.5 flex-none" />
      <div className="min-w-0 flex-1 [&>:is(button,a)]:mt-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
