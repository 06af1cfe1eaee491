import { Button, DoorFacade, type DoorKind, StatePage, Wordmark } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import { areaOfRole } from "@/navigation/areas";
import { ownHomeOf } from "@/stores/own-home";
import { useStores } from "@/stores/use-stores";

interface StoppedProps {
  door: DoorKind;
  title: string;
  children: ReactNode;
  /** The second way out. */
  other?: ReactNode;
}

/** A visitor is stopped at the door, told why, and shown the way to their own home. */
export const Stopped = observer(function Stopped({ door, title, children, other }: StoppedProps) {
  const stores = useStores();
  const { session } = stores;
  const area = areaOfRole(session.role);
  useEffect(() => {
    document.documentElement.dataset.role = area;
  }, [area]);
  return (
    <StatePage
      brand={<Wordmark productName={productName} />}
      title={title}
      facade={<DoorFacade kind={door} className="size-full" />}
      actions={
        <>
          <Button asChild>
            <AppLink href={ownHomeOf(stores)}>
              {session.isAuth ? "Go to your home" : "Go to log in"}
            </AppLink>
          </Button>
          {other}
        </>
      }
    >
      {children}
    </StatePage>
  );
});
