import { Button, ConfirmDialog, DescriptionList, EmptyState } from "@toran/ui";
import { useState } from "react";
import { fileSize } from "@/lib/file-problem";
import { DocumentForm } from "./document-form";
import { kindWords } from "./kind-words";
import type { PersonalDocument, SaveDocument } from "./personal-document";

export interface DocumentProps {
  saved: PersonalDocument;
  /** Opens the scan, where it can be opened. */
  fileUrl?: string | undefined;
  draft?: string;
  save: SaveDocument;
  remove: () => Promise<unknown>;
}

/** The personal document of a student: what is kept of it, another in its place, or none. */
export function Document({ saved, fileUrl, draft, save, remove }: DocumentProps) {
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { kind, numberEnding, file } = saved;
  const done = () => setEditing(false);
  if (editing) return <DocumentForm {...{ saved, draft, save }} onSaved={done} onCancel={done} />;
  if (!kind)
    return (
      <EmptyState
        title="No document yet"
        action={<Button onClick={() => setEditing(true)}>Add a document</Button>}
      >
        Your placement office asks for one before it puts you forward.
      </EmptyState>
    );
  async function removeIt() {
    if (busy) return;
    setBusy(true);
    await remove();
    setBusy(false);
    setAsked(false);
  }
  const words = kindWords[kind];
  return (
    <div className="grid gap-4">
      <DescriptionList
        items={[
          { term: "Document", value: words },
          { term: "Number", value: numberEnding && `Ends in ${numberEnding}` },
          { term: "File", value: file && <Scan file={file} url={fileUrl} /> },
        ]}
      />
      <div className="flex gap-2">
        <Button intent="secondary" onClick={() => setEditing(true)}>
          Replace
        </Button>
        <Button intent="quiet" onClick={() => setAsked(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title={`Delete your ${words}?`}
        description="The scan and the end of its number are erased and cannot be brought back. Your placement office may ask you for a document again."
        confirmLabel="Delete it"
        busy={busy}
        busyLabel="Deleting"
        onConfirm={() => void removeIt()}
      />
    </div>
  );
}

const Scan = ({ file, url }: { file: NonNullable<PersonalDocument["file"]>; url?: string }) => (
  <>
    {url ? (
      <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
        {file.name}
      </a>
    ) : (
      file.name
    )}
    <span className="text-ink-3">, {fileSize(file.bytes)}</span>
  </>
);
