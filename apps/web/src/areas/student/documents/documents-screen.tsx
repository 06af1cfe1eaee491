import { isFailure } from "@toran/api-client/failure";
import { personOf } from "@toran/api-client/token";
import { PageHeader, SettingsSection } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Document } from "@/features/documents/document";
import type { PersonalDocument } from "@/features/documents/personal-document";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import { useLastingFileLink } from "@/stores/use-file-link";
import { AttachedDocuments } from "./attached-documents";

/** The documents of a student: the one that proves who they are, and those that back their portfolio. */
export const DocumentsScreen = observer(function DocumentsScreen() {
  const { calls } = useStores();
  const [document] = useState(
    () =>
      new Loadable<PersonalDocument>(async () =>
        (await calls.student()).personal.personalDocument(),
      ),
  );
  useEffect(() => void document.load(), [document]);
  return (
    <>
      <PageHeader
        title="Personal documents"
        context="Your placement office sees them; companies never do."
      />
      <div
        className={`border-rule divide-rule flex flex-col divide-y border-t px-6 pt-6 pb-10 ${inTurn}`}
      >
        <SettingsSection
          title="Who you are"
          description="One document with your name and photograph. It is never on your public profile."
        >
          <Load of={document}>
            {(saved) => <Own saved={saved} onChange={(next) => document.set(next)} />}
          </Load>
        </SettingsSection>
        <SettingsSection
          title="What backs your portfolio"
          description="Mark sheets and certificates, each with the item it belongs to. When you edit an item, an officer has to verify it again. What your office sends back waits for a change of yours."
        >
          <AttachedDocuments />
        </SettingsSection>
      </div>
    </>
  );
});

interface OwnProps {
  saved: PersonalDocument;
  onChange: (next: PersonalDocument) => void;
}

function Own({ saved, onChange }: OwnProps) {
  const { calls, session } = useStores();
  const fileUrl = useLastingFileLink(saved.file?.key);
  return (
    <Document
      saved={saved}
      fileUrl={fileUrl}
      draft={`student-document:${personOf(session.token ?? "") ?? ""}`}
      save={async (body) => {
        const reply = await (
          await calls.student()
        ).personal.savePersonalDocument({ body }, toldHere);
        if (!isFailure(reply)) onChange(reply.data);
        return reply;
      }}
      remove={async () => {
        const reply = await (await calls.student()).personal.removePersonalDocument();
        if (!isFailure(reply)) onChange(reply.data);
      }}
    />
  );
}
