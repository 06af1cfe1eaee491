import { FilterPopover } from "@/lib/filter-popover";
import { chosen, named, sought } from "@/lookups/picked";
import { CityPicker } from "@/lookups/place-pickers";
import { SectorPicker } from "@/lookups/sector-picker";
import type { CompanyFilters, useCompanyView } from "./company-view";

interface CompanyFilterProps {
  asked: CompanyFilters;
  change: ReturnType<typeof useCompanyView>["change"];
}

/** Sector and city, under one button; each acts at once. */
export const CompanyFilter = ({ asked, change }: CompanyFilterProps) => (
  <FilterPopover>
    <div className="controls-sm grid gap-3">
      <SectorPicker
        label="Sector"
        value={chosen(asked.sectorId, asked.sector)}
        onValueChange={(picked) =>
          change({ sectorId: picked?.value ?? "", sector: picked?.label ?? "" })
        }
      />
      <CityPicker
        label="City"
        value={named(asked.city)}
        onValueChange={(picked) => change({ city: sought(picked, "city") })}
      />
    </div>
  </FilterPopover>
);
