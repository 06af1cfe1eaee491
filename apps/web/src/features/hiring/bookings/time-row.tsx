import { DateField } from "@toran/ui";
import { type ReactNode } from "react";
import { TimeField } from "@/lib/time-field";
import type { WrittenTime } from "./times";

interface TimeRowProps {
  /** Said before the names of the fields where there are several rows: "Time 2". */
  name?: string;
  value: WrittenTime;
  onChange: (value: WrittenTime) => void;
  errors: { startsAt?: string | undefined; endsAt?: string | undefined };
  /** Such as a way to take the row out. */
  children?: ReactNode;
}

/** A day and two times of the college's clock. */
export function TimeRow({ name, value, onChange, errors, children }: TimeRowProps) {
  const called = (what: string) =>
    name ? `${name}: ${what}` : what[0]!.toUpperCase() + what.slice(1);
  const put = (part: Partial<WrittenTime>) => onChange({ ...value, ...part });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DateField
        label={called("day")}
        value={value.day}
        error={errors.startsAt}
        onValueChange={(day) => put({ day })}
        className="min-w-44 flex-2"
      />
      <TimeField
        label={called("from")}
        value={value.from}
        onValueChange={(time) => put({ from: time })}
        className="min-w-28 flex-1"
      />
      <TimeField
        label={called("until")}
        value={value.to}
        error={errors.endsAt}
        onValueChange={(time) => put({ to: time })}
        className="min-w-28 flex-1"
      />
      {children}
    </div>
  );
}
