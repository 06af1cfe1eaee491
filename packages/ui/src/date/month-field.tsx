import { firstOf, type Month, shortMonth } from "./days";
import { readMonth } from "./read-date";
import { type TimeKind, TypedField, type TypedFieldProps } from "./typed-field";
import { YearGrid } from "./year-grid";

/** Its value is "2025-01", or null while there is none. */
export type MonthFieldProps = TypedFieldProps<Month>;

const month: TimeKind<Month> = {
  called: "the month",
  placeholder: "MM/YYYY",
  wrong: "Write the month like Nov 2026.",
  read: (text, now) => readMonth(text, now && firstOf(now)),
  shown: shortMonth,
  grid: (props) => <YearGrid autoFocus {...props} />,
};

/** A month, typed ("Jan 2025", "1/2025") or picked. */
export const MonthField = (props: MonthFieldProps) => <TypedField {...props} kind={month} />;
