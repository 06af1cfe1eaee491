import { Button, DoorFacade, StatePage, Wordmark } from "@toran/ui";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { clearDrafts } from "@/lib/draft";
import { productName } from "@/lib/product";
import { type AreaName, areaOfRole } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

/** Whoever leaves a shared computer does not wait longer for a server that does not answer. */
const patience = 5_000;

/** Opening this page ends the session, here and in the other tabs of the browser. */
export function LogOut({ area }: { area: AreaName }) {
  const { calls, session } = useStores();
  const [done, setDone] = useState(false);
  useEffect(() => {
    const signal = AbortSignal.timeout(patience);
    const tooLong = new Promise((settle) => signal.addEventListener("abort", settle));
    const end = async () => {
      // The session ends here whatever the server answers; there it runs out by itself.
      if (session.role)
        await (
          await calls[areaOfRole(session.role)]()
        ).auth.logOut({}, { showToast: false, signal });
    };
    void Promise.race([end(), tooLong])
      .catch(() => undefined)
      .finally(() => {
        session.clear();
        clearDrafts();
        setDone(true);
      });
  }, [area, calls, session]);
  return (
    <StatePage
      brand={<Wordmark productName={productName} />}
      title={done ? "You are logged out" : "Logging you out"}
      facade={<DoorFacade kind="closed" />}
      actions={
        // Before that the log-in would lead home, and from there out again; so would a step back to this page.
        done && (
          <>
            <Button size="lg" asChild>
              <AppLink href={paths[area].login} replace>
                Log in
              </AppLink>
            </Button>
            <Button size="lg" intent="quiet" asChild>
              <AppLink href={paths.site.welcome} replace>
                About {productName}
              </AppLink>
            </Button>
          </>
        )
      }
    >
      On a shared computer, close the browser too.
    </StatePage>
  );
}
