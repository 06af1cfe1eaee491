import type { FreePlace } from "@toran/contract/schemas/application";
import { Alert, Button } from "@toran/ui";

interface FreePlacesProps {
  places: readonly FreePlace[];
  /** Left out where the reader may only look. */
  onMoveUp?: ((next: FreePlace["next"]) => void) | undefined;
}

/** Places that came free while somebody waits: who is next, and the one act that moves them up. */
export const FreePlaces = ({ places, onMoveUp }: FreePlacesProps) => (
  <>
    {places.map(({ college, many, next }) => (
      <Alert
        key={college.id}
        tone="info"
        className="mx-6 mb-3"
        title={`${many === 1 ? "A place is free" : `${many} places are free`}: ${next.studentName} is first on the waiting list`}
        action={
          onMoveUp && (
            <Button size="sm" intent="secondary" onClick={() => onMoveUp(next)}>
              Select {next.studentName}
            </Button>
          )
        }
      />
    ))}
  </>
);
