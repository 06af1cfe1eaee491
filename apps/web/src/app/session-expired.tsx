import { SessionDialog } from "@toran/ui";
import { go } from "@/lib/go";
import { productName } from "@/lib/product";
import { areaOfPath, areaOfRole, areas } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

/** Tells that the session is over; its button leads to the log-in page of the area. */
export function SessionExpired() {
  const { session } = useStores();
  const logIn = () => {
    const area = areaOfPath(window.location.pathname) ?? areaOfRole(session.role);
    session.clear();
    go(areas[area].login, { replace: true });
  };
  return (
    <SessionDialog
      open
      title="Session expired"
      message="Please login again to continue."
      actionLabel="Log In"
      productName={productName}
      onAction={logIn}
    />
  );
}
