import { useEffect } from "react";
import { useLateStores } from "@/stores/use-stores";

/** Tells the office that the link of its invitation was opened. The secret does not stay in the address. */
export function useOpenedInvitation() {
  const stores = useLateStores();
  useEffect(() => {
    const here = new URL(location.href);
    const secret = here.searchParams.get("invited");
    if (!secret) return;
    here.searchParams.delete("invited");
    history.replaceState(history.state, "", here);
    void stores().then(async ({ calls }) => {
      const { invitations } = await calls.student();
      await invitations.opened({ body: { secret } }, { showToast: false, showLoader: false });
    });
  }, [stores]);
}
