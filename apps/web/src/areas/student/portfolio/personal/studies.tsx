import { isFailure } from "@toran/api-client/failure";
import {
  type EducationDetails,
  educationDetailsInput,
  furtherMarkNames,
} from "@toran/contract/schemas/student";
import { Button, DescriptionList } from "@toran/ui";
import { Pencil } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { z } from "zod/mini";
import { Coming } from "@/lib/load";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import { changedStudies } from "../../changed-studies";
import { collegeHint } from "../../college-hint";
import type { FieldRow } from "../editor/field-row";
import { hasDraft } from "../editor/item-draft";
import { usePortfolio } from "../portfolio-context";
import { RecordForm, recordDraft } from "./record-form";

/** The name stands beside the id, so that a draft can show it again. */
const withName = z.extend(educationDetailsInput, { university: z.optional(z.string()) });

const fields: FieldRow<keyof typeof withName.shape>[] = [
  {
    kind: "university",
    name: "universityId",
    nameIn: "university",
    label: "University",
    optional: true,
    span: "whole",
  },
  {
    kind: "college",
    name: "collegeId",
    nameIn: "college",
    label: "College",
    span: "whole",
    hint: collegeHint,
  },
  { kind: "line", name: "degree", label: "Degree", placeholder: "B.Tech" },
  { kind: "department", name: "department", label: "Department", of: "collegeId" },
  { kind: "major", name: "major", label: "Major", optional: true },
  { kind: "line", name: "rollNumber", label: "Roll number" },
  { kind: "number", name: "graduationYear", label: "Graduation year", placeholder: "2027" },
  { kind: "number", name: "cgpa", label: "CGPA", optional: true, span: "quarter" },
  {
    kind: "number",
    name: "activeBacklogs",
    label: "Backlogs",
    optional: true,
    span: "quarter",
  },
  { kind: "number", name: "totalBacklogs", label: "All backlogs", optional: true, span: "quarter" },
  { kind: "number", name: "tenthPercent", label: "10th %", optional: true, span: "quarter" },
  { kind: "number", name: "twelfthPercent", label: "12th %", optional: true, span: "quarter" },
  { kind: "number", name: "diplomaPercent", label: "Diploma %", optional: true, span: "quarter" },
  {
    kind: "number",
    name: "gapYears",
    label: "Gap years",
    optional: true,
    span: "half",
    hint: "Whole years without study since the 10th. If there were none, write 0.",
  },
];
const draft = "portfolio-studies";

/** Where the student studies now, which placement offices and companies go by. */
export const Studies = observer(function Studies() {
  const { student, session } = useStores();
  const [open, setOpen] = useState(() => hasDraft(recordDraft(draft, session)));
  const saved = student.educationDetails;
  if (!student.userInfo) return student.error ? null : <Coming />;
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="studies-title" className="mb-6">
      <header className="mb-2 flex items-center gap-2">
        <h2 id="studies-title" className="title-lg">
          Where you study
        </h2>
        {!open && (
          <Button intent="secondary" size="sm" className="ms-auto" onClick={() => setOpen(true)}>
            <Pencil aria-hidden="true" size={14} strokeWidth={2} />
            Edit
          </Button>
        )}
      </header>
      {open ? <StudiesForm saved={saved} close={close} /> : <StudiesShown details={saved} />}
    </section>
  );
});

function StudiesForm({ saved, close }: { saved: EducationDetails | null; close: () => void }) {
  const { student, calls } = useStores();
  const portfolio = usePortfolio();
  // What the form began with: what is saved may come anew beneath it, with what another tab has changed.
  const [begun, setBegun] = useState(saved);
  return (
    <RecordForm
      label="Where you study"
      draft={draft}
      schema={withName}
      fields={fields}
      saved={{ ...begun }}
      send={async (input) => {
        const { university: _name, ...body } = input as z.output<typeof withName>;
        // What is not sent stays, so what was emptied is sent as empty text.
        const further = Object.fromEntries(
          furtherMarkNames.map((name) => [name, body[name] ?? ""]),
        );
        const { personal } = await calls.student();
        const changed = changedStudies(begun, body);
        const reply = await personal.saveEducationDetails(
          { body: { ...body, ...further, collegeId: body.collegeId ?? "", changed } },
          toldHere,
        );
        if (isFailure(reply)) return reply;
        const { details } = reply.data;
        const moved = (details.collegeId ?? null) !== (student.educationDetails?.collegeId ?? null);
        student.setEducationDetails(details);
        // If more was typed meanwhile the form stays, and shows the rest as it was.
        const sent = Object.fromEntries(changed.map((name) => [name, details[name]]));
        setBegun(begun ? { ...begun, ...sent } : details);
        // How the account stands is said by the office of the college.
        if (moved) void student.load();
        return reply;
      }}
      onSaved={() => {
        close();
        portfolio.changed();
      }}
      onCancel={close}
    >
      <p className="text-ink-2">
        Once your placement office has confirmed your account, it alone changes what stands here.
        You can still add what is missing.
      </p>
    </RecordForm>
  );
}

const percent = (value: number | null | undefined) =>
  typeof value === "number" ? `${value}%` : null;

const StudiesShown = ({ details }: { details: EducationDetails | null }) => (
  <DescriptionList
    items={[
      { term: "College", value: details?.college },
      { term: "Degree", value: details && [details.degree, details.department].join(", ") },
      { term: "Major", value: details?.major },
      { term: "Roll number", value: details?.rollNumber },
      { term: "Graduates in", value: details?.graduationYear },
      { term: "CGPA", value: details?.cgpa?.toFixed(2) },
      { term: "10th", value: percent(details?.tenthPercent) },
      { term: "12th", value: percent(details?.twelfthPercent) },
      { term: "Diploma", value: percent(details?.diplomaPercent) },
      { term: "Gap years", value: details?.gapYears },
    ]}
  />
);
