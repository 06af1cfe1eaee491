import { type Day, plainDay } from "./days";
import { MonthGrid } from "./month-grid";
import { readDay } from "./read-date";
import { type TimeKind, TypedField, type TypedFieldProps } from "./typed-field";

/** Its value is "2026-11-13", or null while there is none. */
export type DateFieldProps = TypedFieldProps<Day>;

const day: TimeKind<Day> = {
  called: "the date",
  placeholder: "DD/MM/YYYY",
  wrong: "Write the day like 13/11/2026.",
  read: readDay,
  shown: plainDay,
  grid: (props) => <MonthGrid autoFocus {...props} />,
};

/** One day, typed ("13/11/2026", "13 Nov", "tomorrow") or picked. */
export const DateField = (props: DateFieldProps) => <TypedField {...props} kind={day} />;
