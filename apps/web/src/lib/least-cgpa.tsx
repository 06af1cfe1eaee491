import { NumberField } from "@toran/ui";

interface LeastCgpaProps {
  hint?: string;
  value: number | undefined;
  onChange: (least: number | undefined) => void;
}

/** The least CGPA by which a list is narrowed down. */
export const LeastCgpa = ({ hint, value, onChange }: LeastCgpaProps) => (
  <NumberField
    label="CGPA at least"
    hint={hint}
    placeholder="Any"
    min={0}
    max={10}
    step={0.1}
    decimals={2}
    value={value ?? null}
    onValueChange={(least) => onChange(least ?? undefined)}
  />
);
