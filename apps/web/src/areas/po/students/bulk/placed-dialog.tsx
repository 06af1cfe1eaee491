import { offerSources } from "@toran/contract/schemas/external-offer";
import { Checkbox, DateField, NumberField, Select, TextField } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { ProofField } from "@/features/hiring/proof-field";
import { sourceWords } from "@/features/hiring/words";
import { optionsOf } from "@/lib/options-of";
import { students } from "../words";
import { BulkDialog, type BulkDialogFor } from "./bulk-dialog";
import { onlyOne } from "./chosen";
import { useBulkChange, useBulkTyped } from "./use-bulk-change";

const rupeesInLakh = 100_000;

interface Details {
  company: string;
  role: string;
  lakhs: number | null;
  stipend: number | null;
  joiningDate: string | null;
  source: (typeof offerSources)[number] | undefined;
  proof: File | undefined;
}
type Problems = { [Field in keyof Details]?: string | undefined };

const nothing: Details = {
  company: "",
  role: "",
  lakhs: null,
  stipend: null,
  joiningDate: null,
  source: undefined,
  proof: undefined,
};

/** The fields as they are sent. */
const sent = ["company", "role", "ctc", "stipend", "joiningDate", "source", "proof"];

const problemsOf = (details: Details): Problems => {
  const { company, role, lakhs, stipend, joiningDate, source } = details;
  return {
    ...(!company.trim() && { company: "Name the company." }),
    ...(!role.trim() && { role: "Name the role." }),
    ...(lakhs === null && stipend === null && { lakhs: "Give the pay, like 7.2, or the stipend." }),
    ...(!joiningDate && { joiningDate: "Give the joining date." }),
    ...(!source && { source: "Choose where the offer came from." }),
  };
};

/** Marks students placed: where, as what, for how much; or for now without. */
export function PlacedDialog(given: BulkDialogFor) {
  const { chosen, work } = given;
  const formId = useId();
  const { typed: details, put: type, asked } = useBulkTyped(given, "placed", nothing);
  const [later, setLater] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const put = (part: Partial<Details>) => {
    type(part);
    setProblems({});
  };
  const { lakhs, stipend, company, role, joiningDate, source, proof } = details;
  const body = {
    isPlaced: true,
    ...(!later && {
      company: company.trim(),
      role: role.trim(),
      ...(lakhs !== null && { ctc: Math.round(lakhs * rupeesInLakh) }),
      ...(stipend !== null && { stipend }),
      ...(joiningDate && { joiningDate }),
      // None is sent before it is chosen; looked ahead is for those who lack what will be told, too.
      source: source ?? "OFF_CAMPUS",
    }),
    proof,
  };
  const { dialog, commit } = useBulkChange(
    asked,
    work.setPlacement(body),
    later ? "later" : "told",
  );

  const able = dialog.preview?.done.length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = later ? {} : problemsOf(details);
    setProblems(wrong);
    if (Object.keys(wrong).length) return;
    const refused = await commit("marked placed", sent);
    if (refused) setProblems({ ...refused, lakhs: refused["ctc"] });
  }

  return (
    <BulkDialog
      title={`Mark ${students(chosen.count)} placed?`}
      description={`${
        later
          ? "They count as placed with details pending, and stay out of the salary figures until you add them."
          : "The offer is recorded as accepted with each of them, and they leave the lists of those who seek."
      } Applications, and offers here that wait for an answer, are closed where your policy forbids them beside it.`}
      formId={formId}
      action={able ? `Mark ${students(able)} placed` : "Mark placed"}
      busyLabel="Marking"
      {...dialog}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Placement"
        className="grid gap-4"
      >
        {!later && (
          <>
            <TextField
              label="Company"
              value={company}
              error={problems.company}
              onChange={({ target }) => put({ company: target.value })}
            />
            <TextField
              label="Role"
              value={role}
              error={problems.role}
              onChange={({ target }) => put({ role: target.value })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField
                label="Pay, LPA"
                hint="In rupees, also of an offer abroad."
                min={0}
                max={1000}
                step={0.1}
                decimals={2}
                prefix="₹"
                value={lakhs}
                error={problems.lakhs}
                onValueChange={(next) => put({ lakhs: next })}
              />
              <NumberField
                label="Stipend a month"
                min={0}
                max={10_000_000}
                step={1000}
                prefix="₹"
                value={stipend}
                error={problems.stipend}
                onValueChange={(next) => put({ stipend: next })}
              />
              <DateField
                label="Joining date"
                value={joiningDate}
                error={problems.joiningDate}
                onValueChange={(next) => put({ joiningDate: next })}
              />
              <Select
                label="Source"
                placeholder="Choose a source"
                options={optionsOf(sourceWords)}
                value={source ?? ""}
                error={problems.source}
                onChange={({ target }) =>
                  put({ source: offerSources.find((each) => each === target.value) })
                }
              />
            </div>
          </>
        )}
        {onlyOne(chosen) && (
          <ProofField
            optional
            hint="The offer letter, or the mail. The student and your office see it; companies never do."
            chosen={proof}
            error={problems.proof}
            onChange={(next) => put({ proof: next })}
            onProblem={(message) => setProblems({ proof: message })}
          />
        )}
        <Checkbox
          label="Add the details later"
          checked={later}
          onChange={({ target }) => {
            setLater(target.checked);
            setProblems({});
          }}
        />
      </form>
    </BulkDialog>
  );
}
