import { isFailure } from "@toran/api-client/failure";
import type { LetGoOutcome } from "@toran/contract/schemas/let-go";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Alert, Dialog } from "@toran/ui";
import { useEffect, useMemo } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { ReasonForm } from "@/lib/reason-form";
import { toldHere } from "@/lib/told-here";
import { useOwnReason } from "@/lib/use-own-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { nameOf } from "../words";

interface LetGoDialogProps {
  student: StudentSheet;
  onClose: () => void;
  onDone: () => void;
}

const applications = (many: number) => {
  if (!many) return "No application of theirs is open.";
  return many === 1
    ? "Their open application is withdrawn, for good."
    : `Their ${many} open applications are withdrawn, for good.`;
};

/** Takes a student out of the college; says first what becomes of what they have under way. */
export function LetGoDialog({ student, onClose, onDone }: LetGoDialogProps) {
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const reason = useOwnReason(session.draft(`let-go-${student.id}`));
  const params = useMemo(() => ({ id: student.id }), [student.id]);
  const ahead = useMemo(
    () =>
      new Loadable<LetGoOutcome>(async () =>
        (await calls.po()).students.letGo(
          { params, query: { dryRun: true }, body: {} },
          { showToast: false, showLoader: false },
        ),
      ),
    [calls, params],
  );
  useEffect(() => void ahead.load(), [ahead]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Take ${nameOf(student)} out of your college?`}
      description="For students who left, or never were of your college. They keep their account and what they wrote, and may name another college. Your lists and your marks of verification do not go with them. This cannot be undone."
    >
      <Load of={ahead}>
        {({ obstacle, applications: open }) =>
          obstacle ? (
            <Alert tone="warn" title="This is not possible now">
              {obstacle}
            </Alert>
          ) : (
            <div className="grid gap-4">
              <p>{applications(open)} They are told, with your reason.</p>
              <ReasonForm
                reason={reason}
                verb="Take out"
                doing="Taking out"
                onClose={onClose}
                onDone={onDone}
                give={async (words) => {
                  const { students } = await calls.po();
                  const body = { reason: words };
                  const reply = await students.letGo({ params, query: {}, body }, toldHere);
                  if (isFailure(reply)) tellLate(`${nameOf(student)} is not taken out`, reply);
                  return reply;
                }}
              />
            </div>
          )
        }
      </Load>
    </Dialog>
  );
}
