import { SessionDialog } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { productName } from "@/lib/product";
import { areaOfRole, areas } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

/** The session-expired dialog as a page, over an empty shell. */
export function SessionScreen() {
  const { session } = useStores();
  const navigate = useNavigate();
  const logIn = () => {
    const { login } = areas[areaOfRole(session.role)];
    session.clear();
    void navigate(login, { replace: true });
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
