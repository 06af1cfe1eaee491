import { id as collegeId } from "@toran/contract/schemas/fields";
import { EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useParams, useSearchParams } from "react-router-dom";
import { NoBooking } from "@/features/hiring/bookings/no-booking";
import { useBeginning } from "@/features/hiring/editor/editor-form";
import { NoEditor } from "@/features/hiring/editor/no-editor";
import { safeParse } from "@/lib/check";
import { Loaded } from "@/lib/loaded";
import { paths, withId } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { begunFor } from "../draft-booking";
import { optionsNow } from "../use-options";
import { BookingEditor } from "./booking-editor";

/** Writes a booking, or changes its draft. What is typed is kept until it is saved. */
export const BookingEditorScreen = observer(function BookingEditorScreen() {
  const { id } = useParams();
  const [asked] = useSearchParams();
  const named = asked.get("college");
  // An address that names no college at all begins as if it named none.
  const college = safeParse(collegeId, named).success ? named : null;
  const posting = asked.get("posting") ?? "";
  const { calls } = useStores();
  const beginning = useBeginning();
  if (!useMayChange("hr"))
    return (
      <>
        <PageHeader title="Booking" />
        <EmptyState title="You may look at bookings, not ask for them.">
          Somebody who leads hiring at your company can let you.
        </EmptyState>
      </>
    );
  if (!id && college)
    return (
      <>
        <Head title="New booking" />
        <Loaded
          toEdges
          key={`${college} ${posting} ${beginning.turn}`}
          read={async () => (await calls.hr()).bookings.options({ query: optionsNow(college) })}
        >
          {(options) => <BookingEditor begun={begunFor(options, posting)} beginning={beginning} />}
        </Loaded>
      </>
    );
  if (!id)
    return (
      <>
        <Head title="New booking" />
        <BookingEditor key={beginning.turn} beginning={beginning} />
      </>
    );
  return (
    <Loaded
      toEdges
      missing={
        <div className="px-6 py-5">
          <NoBooking area="hr" />
        </div>
      }
      key={`${id} ${beginning.turn}`}
      read={async () => (await calls.hr()).bookings.read({ params: { id } })}
    >
      {(found) => (
        <>
          <Head title={`Edit ${found.title}`} />
          {found.state === "DRAFT" ? (
            <BookingEditor booking={found} beginning={beginning} />
          ) : (
            <NoEditor
              title="The college has been asked already"
              href={withId(paths.hr.booking, found.id)}
              action="Look at the booking"
              beginning={beginning}
            >
              Only a draft can be rewritten.
            </NoEditor>
          )}
        </>
      )}
    </Loaded>
  );
});

const Head = ({ title }: { title: string }) => (
  <PageHeader
    title={title}
    context="A draft until you ask the college. The college, and what you come for, are enough to keep it."
  />
);
