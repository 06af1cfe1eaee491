import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { areaOfRole } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { Stopped } from "./stopped";

const who = { student: "a student", po: "a placement officer", hr: "a company HR user" };

/** The target of a visitor whose role is another than the area's. */
export const NotAuthorizedScreen = observer(function NotAuthorizedScreen() {
  const { session } = useStores();
  const area = areaOfRole(session.role);
  return (
    <Stopped
      door="other-door"
      title="This door is for others"
      other={
        session.isAuth && (
          <Button intent="quiet" asChild>
            <AppLink href={paths[area].logout}>Log in as someone else</AppLink>
          </Button>
        )
      }
    >
      {session.isAuth
        ? `You are logged in as ${who[area]}. That page opens with another kind of account.`
        : "That page opens with another kind of account."}
    </Stopped>
  );
});
