import { observer } from "mobx-react-lite";
import { Navigate } from "react-router-dom";
import { areaOfRole, areas } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

/** The root leads to the log-in page of the stored role; a student's without one. */
export const RootScreen = observer(function RootScreen() {
  const { session } = useStores();
  return <Navigate to={areas[areaOfRole(session.role)].login} replace />;
});
