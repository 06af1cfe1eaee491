import { useState } from "react";
import { Button } from "../button/button";
import { DateRangeField, type DayRange } from "./date-range-field";
import type { Day, Month } from "./days";
import { MonthField } from "./month-field";
import { MonthGrid } from "./month-grid";

/** The days of the stories: a drive, a project and the interviews of a month. */
export function Drive() {
  const [range, setRange] = useState<DayRange | null>({ from: "2025-11-18", to: "2025-11-21" });
  const proposed = { from: "2025-11-25", to: "2025-11-27" };
  return (
    <>
      <DateRangeField label="Drive" now="2025-11-13" value={range} onValueChange={setRange} />
      <Button onClick={() => setRange(proposed)}>As proposed</Button>
    </>
  );
}

export function Project({ start = "2025-01" }: { start?: Month }) {
  const [month, setMonth] = useState<Month | null>(start);
  return <MonthField label="From" now="2025-11" value={month} onValueChange={setMonth} />;
}

export function Interviews({ dir }: { dir?: "rtl" }) {
  const [day, setDay] = useState<Day>("2025-11-21");
  const held: Record<string, number> = {
    "2025-11-04": 1,
    "2025-11-07": 2,
    "2025-11-13": 3,
    "2025-11-21": 4,
  };
  return (
    <div dir={dir}>
      <MonthGrid
        value={day}
        now="2025-11-13"
        onChoose={setDay}
        count={(one) => held[one] ?? 0}
        noun="interviews"
      />
    </div>
  );
}
