import { ProgressWindows } from "@toran/ui";
import { Load } from "@/lib/load";
import type { HomeStore } from "../home-store";
import { WidgetFrame } from "./widget-frame";

const mostNamed = 3;

/** How much of the college companies can read about, and what is missing. */
export const Profile = ({ store }: { store: HomeStore }) => (
  <WidgetFrame title="College profile">
    <Load of={store.progress}>
      {({ sections }) => {
        const missing = sections.filter(({ done }) => !done);
        const done = sections.length - missing.length;
        return (
          <>
            <div className="flex items-center gap-3">
              <ProgressWindows
                label="College profile"
                done={done}
                total={sections.length}
                percent={null}
              />
              <span className="text-ink-2 tnum ms-auto">
                <b className="text-ink font-semibold">{done}</b> of {sections.length}
              </span>
            </div>
            {missing.length === 0 ? (
              <p className="text-ink-2 mt-3">Everything is there. Companies see all of it.</p>
            ) : (
              <ul className="divide-rule text-ink-2 mt-2 divide-y">
                {missing.slice(0, mostNamed).map(({ name, text }) => (
                  <li key={name} className="py-2">
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </Load>
  </WidgetFrame>
);
