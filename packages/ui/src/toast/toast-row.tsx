import * as Radix from "@radix-ui/react-toast";
import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { leaveEscape } from "./left-escape";
import type { ToastItem, ToastTone } from "./toast-item";

const looks: Record<ToastTone, { icon: typeof Info; colour: string; duration: number }> = {
  success: { icon: CircleCheck, colour: "text-ok-mark", duration: 2000 },
  error: { icon: CircleX, colour: "text-bad-mark", duration: 4000 },
  warning: { icon: TriangleAlert, colour: "text-warn-mark", duration: 4000 },
  loading: { icon: LoaderCircle, colour: "text-ink-3", duration: Infinity },
  info: { icon: Info, colour: "text-info-mark", duration: 4000 },
};

const fade = 300;

export function ToastRow({ item, onClose }: { item: ToastItem; onClose: (id: string) => void }) {
  const [open, setOpen] = useState(true);
  const acted = useRef(false);
  const { icon: Icon, colour, duration } = looks[item.tone];
  const urgent = item.tone === "error";
  // May be written in place; where the page is drawn often, a new one must not begin the fading anew.
  const close = useEffectEvent(() => onClose(item.id));
  useEffect(() => {
    if (open) return;
    const gone = setTimeout(close, fade);
    return () => clearTimeout(gone);
  }, [open]);
  const act = () => {
    // While it fades it can still be pressed, but what it offers is done once.
    if (acted.current) return;
    acted.current = true;
    item.action?.onPress();
  };
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      onEscapeKeyDown={leaveEscape}
      duration={item.duration ?? duration}
      className={cn(
        "border-rule-strong bg-lift text-ink shadow-over flex items-start gap-2.5 rounded-lg border py-2.5 ps-3 pe-2 text-sm",
        // One that came before a dialog can still be pressed over it.
        "data-[state=closed]:animate-fade-toast data-[state=open]:animate-rise pointer-events-auto!",
      )}
    >
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className={cn("mt-0.5 flex-none", colour)}
      />
      {/* An error is an alert by itself; the others are read out by the provider. */}
      <div
        role={urgent ? "alert" : "status"}
        {...(urgent && { "data-radix-toast-announce-exclude": "" })}
        className="min-w-0 flex-1 wrap-break-word"
      >
        <Radix.Title className="font-semibold">{item.title}</Radix.Title>
        {item.detail && <Radix.Description className="text-ink-2">{item.detail}</Radix.Description>}
      </div>
      {item.action && (
        <Radix.Action
          altText={item.action.label}
          className="link min-h-6 flex-none px-1"
          onClick={act}
        >
          {item.action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton size="sm" label="Close this message" className="-my-0.75">
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
