import { isFailure } from "@toran/api-client/failure";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { Button, DescriptionList, Sheet } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useMayChange } from "../../use-may-change";
import { when } from "../words";
import { StudentAvatar } from "@/stores/student-avatar";
import { DocumentView } from "./document-view";
import type { DocumentWork } from "./document-work";
import { factsOf, sections, titleOf } from "./facts";
import { SendBackDialog } from "./send-back-dialog";

interface DocumentSheetProps {
  document: WaitingDocument;
  work: DocumentWork;
  onClose: () => void;
  onMove: (step: -1 | 1) => void;
  atStart: boolean;
  atEnd: boolean;
}

/** One document beside the list, with what its item says, and the officer's answer. */
export const DocumentSheet = observer(function DocumentSheet(props: DocumentSheetProps) {
  const { document, work, onClose, ...among } = props;
  const mayChange = useMayChange();
  const [asked, setAsked] = useState(false);
  /** Whose answer is on its way. */
  const [sent, setSent] = useState<string>();
  const busy = sent === document.item.id;
  const { section, studentName, rollNumber, department, picture, sentAt, studentId } = document;
  const vouch = async () => {
    if (busy) return;
    setSent(document.item.id);
    const reply = await work.vouch(document);
    setSent((now) => (now === document.item.id ? undefined : now));
    if (!isFailure(reply))
      await work.answered(document, "You vouch for it", () => work.vouch(document, false));
  };
  const sentBack = () => {
    setAsked(false);
    void work.answered(document, "Sent back", () => work.takeBack(document));
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={titleOf(document)}
      description={[studentName, rollNumber, department].filter(Boolean).join(", ")}
      picture={<StudentAvatar size="md" name={studentName} picture={picture} />}
      {...among}
      footer={
        mayChange && (
          <>
            <Button intent="secondary" onClick={() => setAsked(true)}>
              Send back
            </Button>
            <Button busy={busy} busyLabel="Vouching" onClick={() => void vouch()}>
              Vouch for it
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {document.item.file && (
          <section>
            <h3 className="title-lg mb-2">Document</h3>
            <DocumentView key={document.item.id} file={document.item.file} />
          </section>
        )}
        <section>
          <h3 className="title-lg mb-2">What the item says</h3>
          <DescriptionList
            items={[
              { term: "Section", value: sections[section] },
              ...factsOf(document),
              { term: "Sent", value: when(sentAt) },
            ]}
          />
        </section>
        <p>
          <AppLink className="link" href={`${paths.po.students}?student=${studentId}`}>
            Open the record of {studentName}
          </AppLink>
        </p>
      </div>
      <SendBackDialog
        open={asked}
        document={document}
        onClose={() => setAsked(false)}
        give={(reason) => work.sendBack(document, reason)}
        onDone={sentBack}
      />
    </Sheet>
  );
});
