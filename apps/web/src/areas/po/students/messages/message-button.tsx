import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button } from "@toran/ui";
import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { justOne } from "../bulk/chosen";
import type { StudentWork } from "../bulk/student-work";
import { nameOf } from "../words";
import { AskMessage } from "./ask-message";

interface MessageButtonProps {
  student: StudentSheet;
  work: StudentWork;
}

/** Writes to the student whose record is open, once they have come. */
export function MessageButton({ student, work }: MessageButtonProps) {
  const [open, setOpen] = useState(false);
  if (student.accountStatus === "INVITED") return null;
  return (
    <>
      <Button intent="secondary" size="sm" onClick={() => setOpen(true)}>
        <MessageSquare aria-hidden="true" size={14} strokeWidth={1.75} />
        Message
      </Button>
      {open && (
        <AskMessage
          chosen={justOne(student.id)}
          work={work}
          nameOf={() => nameOf(student)}
          onClose={() => setOpen(false)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}
