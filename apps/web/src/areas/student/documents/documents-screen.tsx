import { DescriptionList, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const kinds = {
  AADHAAR: "Aadhaar",
  PAN: "PAN card",
  PASSPORT: "Passport",
  VOTER_ID: "Voter ID",
  DRIVING_LICENCE: "Driving licence",
  COLLEGE_ID: "College ID",
};

/** The personal document, of which only the end of the number is shown. */
export const DocumentsScreen = observer(function DocumentsScreen() {
  const { calls } = useStores();
  const [document] = useState(
    () => new Loadable(async () => (await calls.student()).personal.personalDocument()),
  );
  useEffect(() => void document.load(), [document]);
  return (
    <>
      <PageHeader
        title="Personal documents"
        context="Your placement office sees them; companies never do."
      />
      <div className="max-w-form px-6 pb-10">
        <Load of={document}>
          {({ kind, numberEnding, file }) => (
            <DescriptionList
              items={[
                { term: "Document", value: kind && kinds[kind] },
                { term: "Number", value: numberEnding && `Ends in ${numberEnding}` },
                { term: "File", value: file && `${file.name}, ${Math.ceil(file.bytes / 1024)} KB` },
              ]}
            />
          )}
        </Load>
      </div>
    </>
  );
});
