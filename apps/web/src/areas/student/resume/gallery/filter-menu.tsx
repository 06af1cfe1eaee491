import { Button, Menu } from "@toran/ui";
import { ListFilter } from "lucide-react";
import { audiences, type Filters, filtersIn, noFilters } from "./filters";

interface FilterMenuProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

/** Narrows the templates down by what they are for and what they are like. */
export function FilterMenu({ filters, onChange }: FilterMenuProps) {
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const many = filtersIn(filters);
  return (
    <Menu
      align="end"
      trigger={
        <Button intent="quiet" size="sm" aria-label={many ? `Filter, ${many} chosen` : "Filter"}>
          <ListFilter aria-hidden="true" size={14} strokeWidth={2} />
          {many ? `Filter ${many}` : "Filter"}
        </Button>
      }
      entries={[
        {
          label: `Made for${filters.audience === "any" ? "" : `: ${filters.audience}`}`,
          entries: [
            {
              heading: "Made for",
              value: filters.audience,
              options: [
                { value: "any", label: "Everybody" },
                ...audiences.map((value) => ({ value, label: capital(value) })),
              ],
              onValueChange: (audience) => set({ audience }),
            },
          ],
        },
        {
          heading: "Columns",
          value: filters.columns,
          options: [
            { value: "any", label: "Any" },
            { value: "1", label: "One" },
            { value: "2", label: "Two" },
          ],
          onValueChange: (value) => set({ columns: value as Filters["columns"] }),
        },
        {
          heading: "Photo",
          value: filters.photo,
          options: [
            { value: "any", label: "Either way" },
            { value: "with", label: "With a photo" },
            { value: "without", label: "Without" },
          ],
          onValueChange: (value) => set({ photo: value as Filters["photo"] }),
        },
        {
          heading: "Read by machines",
          value: filters.machines,
          options: [
            { value: "any", label: "Any" },
            { value: "good", label: "Well" },
            { value: "strict", label: "By every machine" },
          ],
          onValueChange: (value) => set({ machines: value as Filters["machines"] }),
        },
        {
          heading: "Length",
          value: filters.pages,
          options: [
            { value: "any", label: "Any" },
            { value: "several", label: "More than two pages" },
          ],
          onValueChange: (value) => set({ pages: value as Filters["pages"] }),
        },
        "rule",
        { label: "Show all", disabled: !many, onSelect: () => onChange(noFilters) },
      ]}
    />
  );
}
