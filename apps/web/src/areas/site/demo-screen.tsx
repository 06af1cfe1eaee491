import { Alert } from "@toran/ui";
import { useState } from "react";
import { Document } from "@/features/documents/document";
import type { PersonalDocument } from "@/features/documents/personal-document";
import { SitePage } from "./site-page";

const invented: PersonalDocument = {
  kind: "AADHAAR",
  numberEnding: "4821",
  file: { key: "", name: "ananya-iyer-aadhaar.pdf", bytes: 412 * 1024 },
};
const nothing: PersonalDocument = { kind: null, numberEnding: null, file: null };

/** The personal documents page with an invented person. Everything can be tried, nothing is sent. */
export function DemoScreen() {
  const [saved, setSaved] = useState(invented);
  return (
    <SitePage>
      <section className="max-w-form mx-auto w-full px-6 py-10">
        <h1 className="title-3xl">Personal documents</h1>
        <p className="text-ink-2 mt-1">Ananya Iyer, B.E. Computer Science, class of 2026</p>
        <Alert tone="info" className="my-5">
          This is an example with an invented person. Try everything: nothing is sent or saved.
        </Alert>
        <Document
          saved={saved}
          save={async ({ kind, number, file }) => {
            const shown = file && { key: "", name: file.name, bytes: file.size };
            const data = { kind, numberEnding: number.slice(-4), file: shown ?? saved.file };
            setSaved(data);
            return { data };
          }}
          remove={async () => setSaved(nothing)}
        />
      </section>
    </SitePage>
  );
}
