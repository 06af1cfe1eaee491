import { Button } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { Stopped } from "./stopped";

export function NoAccessScreen() {
  const navigate = useNavigate();
  return (
    <Stopped
      door="closed"
      title="You do not have access"
      other={
        <Button intent="quiet" onClick={() => void navigate(-1)}>
          Back
        </Button>
      }
    >
      The owner of this page keeps it for a few people. Ask them, or your placement office, if you
      need it.
    </Stopped>
  );
}
