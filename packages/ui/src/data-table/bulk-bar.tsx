import { X } from "lucide-react";
import { type ReactNode, Fragment, useRef } from "react";
import { inGroups } from "../number/count";
import { InTheWay } from "../toast/in-the-way";

export interface BulkAction<Chosen> {
  label: string;
  icon?: ReactNode;
  onAct: (chosen: Chosen) => void;
}

interface BulkBarProps<Chosen> {
  count: number;
  chosen: Chosen;
  /** How many match, when more can be chosen than are. */
  selectAll?: { total: number; where?: string; onSelect: () => void };
  actions: readonly BulkAction<Chosen>[];
  onClear: () => void;
}

const press =
  "inline-flex h-8 items-center gap-1.75 rounded-md px-2.5 font-medium whitespace-nowrap hover:bg-on-inverse/12 active:bg-on-inverse/18 focus-visible:outline-on-inverse focus-visible:-outline-offset-2";
const wall = <span aria-hidden="true" className="bg-on-inverse/24 mx-1 h-5 w-px flex-none" />;

/** What can be done with the chosen rows; it floats over the foot of the table. */
export function BulkBar<Chosen>(props: BulkBarProps<Chosen>) {
  const { count, chosen, selectAll, actions, onClear } = props;
  const bar = useRef<HTMLElement>(null);
  const words = `${inGroups(count)} selected`;
  return (
    <div className="pointer-events-none absolute inset-x-6 bottom-5 z-20 flex justify-center print:hidden">
      <InTheWay what="bulk-bar" />
      <section
        ref={bar}
        tabIndex={-1}
        aria-label={words}
        className="bg-inverse text-on-inverse shadow-over pointer-events-auto flex h-11 max-w-full items-center gap-0.5 overflow-x-auto rounded-lg ps-3.5 pe-1.5"
      >
        <b className="tnum font-semibold whitespace-nowrap">
          <bdi>{words}</bdi>
        </b>
        {selectAll && (
          <button
            type="button"
            onClick={() => {
              selectAll.onSelect();
              // The button is gone then; its keys go on from the bar, not from the head of the page.
              bar.current?.focus();
            }}
            className={`${press} text-on-inverse-2 hover:text-on-inverse ms-1 font-normal underline underline-offset-3`}
          >
            {`Select all ${inGroups(selectAll.total)}${selectAll.where ? ` at ${selectAll.where}` : ""}`}
          </button>
        )}
        {wall}
        {actions.map(({ label, icon, onAct }) => (
          <Fragment key={label}>
            <button type="button" onClick={() => onAct(chosen)} className={press}>
              {icon}
              {label}
            </button>
          </Fragment>
        ))}
        {actions.length > 0 && wall}
        <button
          type="button"
          aria-label="Clear selection"
          title="Clear selection"
          onClick={onClear}
          className={press}
        >
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </button>
      </section>
    </div>
  );
}
