import { EmptyState } from "@toran/ui";
import { Load } from "@/lib/load";
import type { HomeStore } from "../home-store";
import { ListShape } from "@/features/home/shapes";
import { WidgetFrame } from "@/features/home/widget-frame";

/** What most students of each department can. */
export const Skills = ({ store }: { store: HomeStore }) => (
  <WidgetFrame title="Top skills by department">
    <Load of={store.skills} waiting={<ListShape />}>
      {(departments) =>
        departments.length === 0 ? (
          <EmptyState title="No skills yet">
            As students add skills to their portfolios, the most common ones gather here.
          </EmptyState>
        ) : (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8 gap-y-4">
            {departments.map(({ department, skills }) => (
              <div key={department}>
                <dt className="mb-1 font-medium">{department}</dt>
                <dd>
                  <ol className="text-ink-2">
                    {skills.map(({ name, students }) => (
                      <li key={name} className="flex gap-2">
                        <span className="min-w-0 truncate">{name}</span>
                        <span className="tnum text-ink-3 ms-auto">
                          {students}
                          <span className="sr-only"> students</span>
                        </span>
                      </li>
                    ))}
                  </ol>
                </dd>
              </div>
            ))}
          </dl>
        )
      }
    </Load>
  </WidgetFrame>
);
