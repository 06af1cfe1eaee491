import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button";
import { Panel } from "../panel/panel";

interface ChartMenuProps {
  title: string;
  items: readonly { label: string; icon: ReactNode; onAct: () => void }[];
}

/** What else can be done with a chart. */
export function ChartMenu({ title, items }: ChartMenuProps) {
  return (
    <Panel
      label={`${title}, options`}
      renderTrigger={(props) => (
        <IconButton {...props} size="sm" label={`Options of ${title}`}>
          <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      )}
    >
      {(close) => (
        <ul>
          {items.map(({ label, icon, onAct }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onAct();
                }}
                className="hover:bg-hover flex h-8 w-full items-center gap-2.5 rounded-sm px-2.5 text-start"
              >
                <span className="text-ink-2">{icon}</span>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
