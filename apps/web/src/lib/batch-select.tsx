import { limits } from "@toran/contract/limits";
import { Select } from "@toran/ui";

interface BatchSelectProps {
  /** The year that is chosen, or nothing. */
  value: number | undefined;
  onChange: (year: number | undefined) => void;
}

/** The year in which students end, out of all that a class may be of. */
export const BatchSelect = ({ value, onChange }: BatchSelectProps) => (
  <Select
    label="Batch"
    placeholder="Any"
    options={yearsWith(value).map((year) => ({ value: String(year), label: String(year) }))}
    value={value === undefined ? "" : String(value)}
    onChange={({ target }) => onChange(Number(target.value) || undefined)}
  />
);

/** The latest first; a year that an address or a kept view names is there though it lies outside. */
function yearsWith(chosen: number | undefined) {
  const { past, ahead } = limits.batch;
  const latest = new Date().getFullYear() + ahead;
  const years = Array.from({ length: ahead + past + 1 }, (_, at) => latest - at);
  if (chosen === undefined || years.includes(chosen)) return years;
  return [...years, chosen].toSorted((one, other) => other - one);
}
