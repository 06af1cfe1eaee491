import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { period } from "@/features/public-profile/said";
import { type Choice, type FoundItem, type ImportStore, isWhole } from "./import-store";

interface ItemChoiceProps {
  store: ImportStore;
  item: FoundItem;
  place: number;
}

const words = { add: "Add it", replace: "Replace mine", leave: "Leave it out" };

/** One item of the file, and what is to become of it. */
export const ItemChoice = observer(function ItemChoice({ store, item, place }: ItemChoiceProps) {
  const whole = isWhole(item);
  const options = (["add", "replace", "leave"] as const)
    .filter((choice) => choice === "leave" || (whole && (choice === "add" || item.same)))
    .map((value) => ({ value, label: words[value] }));
  const problems = store.problems.get(place) ?? (item.held ? [] : Object.values(item.problems));
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3">
      <div className="min-w-60 flex-1">
        <p className="font-medium wrap-anywhere">{item.title || "Without a name"}</p>
        <p className="text-ink-3 text-sm wrap-anywhere">{detailOf(item.item)}</p>
        {item.same && (
          <p className="text-ink-2 mt-1 text-sm">
            You have “{item.same.title}” already. It stays as it is unless you replace it.
          </p>
        )}
        {item.held && (
          <p className="text-ink-2 mt-1 text-sm">
            Your account holds these studies already. You find them under “Where you study”.
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="text-bad mt-1 text-sm">
            {problem}
          </p>
        ))}
        {!whole && !item.held && (
          <p className="text-ink-3 mt-1 text-sm">
            Put it right in the file and choose it again, or add it by hand.
          </p>
        )}
      </div>
      {!item.held && (
        <Select
          label={`What to do with ${item.title}`}
          labelHidden
          options={options}
          value={store.choices[place] ?? "leave"}
          onChange={({ target }) => store.choose(place, target.value as Choice)}
        />
      )}
    </li>
  );
});

/** The few fields by which an item is known again. */
function detailOf(item: Record<string, unknown>) {
  const text = (name: string) => {
    const value = item[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const start = text("startMonth") ?? text("month");
  const time = start && timeOf(start, text("month") ?? text("endMonth"));
  return [...["organisation", "institution", "issuer", "course"].map(text), time]
    .filter(Boolean)
    .join(", ");
}

/** What stands in a file for a month need not be one: then it is shown as it stands there. */
function timeOf(start: string, end: string | null) {
  const given = end === null ? [start] : [start, end];
  const areMonths = given.every((each) => /^\d{4}-(0[1-9]|1[0-2])$/.test(each));
  return areMonths ? period(start, end) : given.join(" to ");
}
