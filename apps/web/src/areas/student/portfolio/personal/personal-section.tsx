import { isFailure } from "@toran/api-client/failure";
import {
  genders,
  personalInfo,
  personalInfoInput,
  type UserData,
} from "@toran/contract/schemas/student";
import { seenIn } from "@toran/contract/seen";
import { Button, Skeleton, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import type { FieldRow } from "../editor/field-row";
import { genderWords } from "../../gender-words";
import { usePortfolio } from "../portfolio-context";
import { Outcome } from "./outcome";
import { ProfilePicture } from "./profile-picture";
import { RecordForm } from "./record-form";

const fields: FieldRow<keyof typeof personalInfoInput.shape>[] = [
  { kind: "line", name: "firstName", label: "First name", autoComplete: "given-name" },
  {
    kind: "line",
    name: "lastName",
    label: "Last name",
    optional: true,
    autoComplete: "family-name",
  },
  {
    kind: "line",
    name: "headline",
    label: "Headline",
    optional: true,
    span: "whole",
    placeholder: "Front-end developer who likes maps",
  },
  { kind: "text", name: "about", label: "About you", max: 600, lines: 4, span: "whole" },
  { kind: "phone", name: "phone", label: "Mobile" },
  { kind: "day", name: "dateOfBirth", label: "Date of birth" },
  {
    kind: "choice",
    name: "gender",
    label: "Gender",
    placeholder: "Choose one",
    options: genders.map((value) => ({ value, label: genderWords[value] })),
  },
  { kind: "city", name: "city", label: "City" },
  { kind: "line", name: "state", label: "State", optional: true, autoComplete: "address-level1" },
  { kind: "line", name: "country", label: "Country", optional: true, autoComplete: "country-name" },
  { kind: "link", name: "linkedinUrl", label: "LinkedIn", optional: true },
  { kind: "link", name: "githubUrl", label: "GitHub", optional: true },
  { kind: "link", name: "portfolioUrl", label: "Website", optional: true, span: "whole" },
];

/**
 * What was changed: another field may have been changed in another tab. One that was emptied is sent as empty text,
 * for one that is not sent stays as it was.
 */
const changesOf = (before: UserData, body: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    fields
      .map(({ name }) => [name, body[name] ?? ""] as const)
      .filter(([name, value]) => value !== (before[name] ?? "")),
  );

/** As the server has it, where the form has kept an emptied field as empty text. */
const emptied = (record: UserData) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value || null]));

/** Who the student is, as the portfolio says it. */
export const PersonalSection = observer(function PersonalSection() {
  const { student } = useStores();
  const info = student.userInfo;
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title" className="title-lg mb-3">
        Personal info
      </h2>
      {info ? (
        <>
          <ProfilePicture />
          <PersonalForm info={info} />
          <Outcome />
        </>
      ) : (
        student.error === null && <Skeleton className="h-60 w-full" />
      )}
      {!info && student.error !== null && (
        <Button intent="secondary" onClick={() => void student.load()}>
          Try again
        </Button>
      )}
    </section>
  );
});

function PersonalForm({ info }: { info: UserData }) {
  const { student, calls } = useStores();
  const portfolio = usePortfolio();
  // What the form began with: the record may come anew beneath it, with what another tab has changed.
  const [begun, setBegun] = useState(info);
  // After a saving the form begins anew with what was kept.
  const [saves, setSaves] = useState(0);
  return (
    <RecordForm
      key={saves}
      label="Personal info"
      draft="portfolio-personal"
      schema={personalInfoInput}
      fields={fields}
      saved={begun}
      send={async (body) => {
        const { personal } = await calls.student();
        const changes = changesOf(begun, { ...body });
        const seen = seenIn(personalInfo, emptied(begun), changes);
        const reply = await personal.updateUserData({ body: { ...changes, seen } }, toldHere);
        if (isFailure(reply)) return reply;
        student.set(reply.data);
        // Until it begins anew, the form shows the rest as it was.
        setBegun({ ...begun, ...changes });
        return reply;
      }}
      again={async () => {
        const now = await (await calls.student()).personal.userData();
        if (isFailure(now)) return undefined;
        student.set(now.data);
        setBegun(now.data);
        return now.data;
      }}
      onSaved={() => {
        setBegun(student.userInfo ?? begun);
        setSaves(saves + 1);
        portfolio.changed();
      }}
    >
      <TextField label="Email" value={info.email} readOnly hint="You log in with it." />
    </RecordForm>
  );
}
