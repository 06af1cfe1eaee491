import * as Radix from "@radix-ui/react-dialog";
import { Button } from "../button/button";
import { Wordmark } from "../brand/wordmark";
import { DoorFacade } from "../facade/door-facade";
import { InTheWay } from "../toast/in-the-way";

const stay = (event: Event) => event.preventDefault();

export interface SessionDialogProps {
  open: boolean;
  title: string;
  message: string;
  actionLabel: string;
  onAction: () => void;
  productName?: string;
}

/** Covers everything when a session has ended, so its title is the page's; its one button is the only way on. */
export function SessionDialog({
  open,
  title,
  message,
  actionLabel,
  onAction,
  productName,
}: SessionDialogProps) {
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Content
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          // Whatever else is open, this one is neither hidden from screen readers nor dead to presses.
          aria-live="off"
          className="controls-lg animate-fade-in bg-sheet text-ink pointer-events-auto! fixed inset-0 z-90 flex text-sm outline-none"
        >
          <InTheWay what="session-dialog" />
          <div className="desk:px-22 flex min-w-0 flex-1 flex-col overflow-y-auto px-6 py-8">
            <Wordmark productName={productName} />
            <div className="my-auto max-w-100 py-10">
              <Radix.Title asChild>
                <h1 className="title-3xl">{title}</h1>
              </Radix.Title>
              <Radix.Description className="text-ink-2 mt-2 mb-5 text-base">
                {message}
              </Radix.Description>
              <Button onClick={onAction}>{actionLabel}</Button>
            </div>
          </div>
          <div className="hidden w-[42%] flex-none sm:block">
            <DoorFacade kind="expired" />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
