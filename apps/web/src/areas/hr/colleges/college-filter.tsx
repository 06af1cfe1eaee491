import { FilterPopover } from "@/lib/filter-popover";
import { DepartmentPicker } from "@/lookups/department-picker";
import { chosen, named, sought } from "@/lookups/picked";
import { CityPicker } from "@/lookups/place-pickers";
import { UniversityPicker } from "@/lookups/university-picker";
import type { CollegeFilters, useCollegeView } from "./college-view";

interface CollegeFilterProps {
  asked: CollegeFilters;
  change: ReturnType<typeof useCollegeView>["change"];
}

/** Department, city and university, under one button; each acts at once. */
export const CollegeFilter = ({ asked, change }: CollegeFilterProps) => (
  <FilterPopover>
    <div className="controls-sm grid gap-3">
      <DepartmentPicker
        label="Department"
        value={named(asked.department)}
        onValueChange={(picked) => change({ department: sought(picked, "department") })}
      />
      <CityPicker
        label="City"
        value={named(asked.city)}
        onValueChange={(picked) => change({ city: sought(picked, "city") })}
      />
      <UniversityPicker
        area="hr"
        label="University"
        value={chosen(asked.universityId, asked.university)}
        onValueChange={(picked) =>
          change({ universityId: picked?.value ?? "", university: picked?.label ?? "" })
        }
      />
    </div>
  </FilterPopover>
);
