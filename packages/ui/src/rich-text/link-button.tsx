import { Link } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { TextField } from "../field/text-field";
import { Popover } from "../popover/popover";
import { safeLink } from "./safe-link";

interface LinkButtonProps {
  /** The words chosen carry a link. */
  on: boolean;
  disabled?: boolean;
  /** No words are chosen. Not `disabled`, which would grey the whole field. */
  idle: boolean;
  onLink: (href: string | undefined) => void;
}

/** Asks where the words chosen should lead. */
export function LinkButton({ on, disabled, idle, onLink }: LinkButtonProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const close = (href: string | undefined) => {
    setOpen(false);
    setTyped("");
    onLink(href);
  };
  const set = () => {
    const href = safeLink(typed);
    if (href) close(href);
    else setRefused(true);
  };
  // A form around the editor must not be sent by the Enter that sets a link.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    set();
  };
  return (
    <Popover
      label="Link"
      open={open}
      onOpenChange={(next) => {
        setOpen(next && !idle);
        setRefused(false);
      }}
      className="w-72"
      trigger={
        <IconButton
          size="sm"
          label="Link"
          aria-pressed={on}
          title={idle ? "Choose the words to link first" : "Link"}
          disabled={disabled}
          aria-disabled={idle || undefined}
          className="aria-disabled:text-ink-off aria-pressed:bg-accent-tint aria-pressed:text-accent-ink aria-disabled:cursor-not-allowed"
        >
          <Link aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label="Address"
          placeholder="saathi.nilgiri.example"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          error={refused && "Enter a web address or an email address."}
        />
        <div className="flex justify-end gap-2">
          {on && (
            <Button intent="quiet" size="sm" onClick={() => close(undefined)}>
              Remove link
            </Button>
          )}
          <Button size="sm" onClick={set}>
            Set link
          </Button>
        </div>
      </div>
    </Popover>
  );
}
