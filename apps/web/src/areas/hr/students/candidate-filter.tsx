import { isFailure } from "@toran/api-client/failure";
import { MultiCombobox, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { BatchSelect } from "@/lib/batch-select";
import { FilterPopover } from "@/lib/filter-popover";
import { LeastCgpa } from "@/lib/least-cgpa";
import { Loadable } from "@/lib/loadable";
import { DepartmentPicker } from "@/lookups/department-picker";
import { PartnerPicker } from "@/lookups/partner-picker";
import { byName, chosen, named, sought, type Picked } from "@/lookups/picked";
import { useStores } from "@/stores/use-stores";
import type { CandidateView } from "./student-view";

/** Every filter there is, under one button; each acts at once. */
export const CandidateFilter = ({ view }: { view: CandidateView }) => (
  <FilterPopover wide>
    <Filters view={view} />
  </FilterPopover>
);

const Filters = observer(function Filters({ view }: { view: CandidateView }) {
  const { asked, skills, change, withSkills } = view;
  const { calls } = useStores();
  const [domains] = useState(() => new Loadable(async () => (await calls.hr()).students.domains()));
  useEffect(() => void domains.load(), [domains]);
  return (
    <div className="controls-sm grid grid-cols-1 gap-3 sm:grid-cols-2">
      <PartnerPicker
        area="hr"
        label="College"
        value={chosen(asked.collegeId, asked.college)}
        onValueChange={(picked) =>
          change({ collegeId: picked?.value ?? "", college: picked?.label ?? "" })
        }
      />
      <DepartmentPicker
        label="Department"
        placeholder="Any"
        value={named(asked.department)}
        onValueChange={(picked) => change({ department: sought(picked, "department") })}
      />
      <MultiCombobox<Picked>
        label="Skills"
        noun="skills"
        placeholder="Any"
        load={async ({ search, signal }) => {
          const { lookups } = await calls.hr();
          const reply = await lookups.studentSkills({ query: { skills: search } }, { signal });
          if (isFailure(reply)) throw reply;
          return { items: reply.data.map(byName), next: null };
        }}
        values={skills.map((name) => ({ value: name, label: name }))}
        onValuesChange={(picked) => withSkills(picked.map(({ label }) => label))}
      />
      <Select
        label="Domain"
        placeholder="Any"
        options={(domains.value ?? []).map(({ name }) => ({ value: name, label: name }))}
        value={asked.domain ?? ""}
        onChange={({ target }) => change({ domain: target.value })}
      />
      <BatchSelect
        value={Number(asked.graduationYear) || undefined}
        onChange={(year) => change({ graduationYear: year === undefined ? "" : String(year) })}
      />
      <LeastCgpa
        hint="Only those who show their marks are found."
        value={asked.minCgpa ? Number(asked.minCgpa) : undefined}
        onChange={(least) => change({ minCgpa: least === undefined ? "" : String(least) })}
      />
    </div>
  );
});
