import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { collegePage } from "@toran/contract/schemas/connection";
import { EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { z } from "zod/mini";
import { connectionCalls } from "@/features/connections/connection-calls";
import { ConnectionPanel } from "@/features/connections/connection-panel";
import { SideHead } from "@/features/connections/side-head";
import { TodoAbout } from "@/features/todos/todo-about";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { useStores } from "@/stores/use-stores";
import { CollegeFacts } from "./college-facts";
import { Departments, type TopSkills } from "./departments";
import { Leave } from "./leave";
import { Places } from "./places";
import { SeasonFacts } from "./season-facts";

type CollegePage = z.output<typeof collegePage>;

/** One college: what it teaches, who ends this year, and how the company stands to it. */
export const CollegeScreen = observer(function CollegeScreen() {
  const { id = "" } = useParams();
  return <OneCollege key={id} id={id} />;
});

const OneCollege = observer(function OneCollege({ id }: { id: string }) {
  const { calls, hr, realtime } = useStores();
  const { connectionChanges } = realtime;
  const [college] = useState(
    () =>
      new Loadable<CollegePage>(async () => (await calls.hr()).colleges.read({ params: { id } })),
  );
  const [skills] = useState(
    () =>
      new Loadable<TopSkills>(async () =>
        (await calls.hr()).colleges.topSkills({ params: { id } }),
      ),
  );
  useEffect(() => void college.load(), [college, connectionChanges]);
  useEffect(() => void skills.load(), [skills]);
  usePageTitle(college.value?.college.name ?? undefined);
  const reload = <Reply,>(reply: Reply | ApiFailure) => {
    if (!isFailure(reply) || reply.status === 409) {
      void college.load();
      void hr.connections.load();
    }
    return reply;
  };
  const { decide, connect } = connectionCalls(calls, "hr");
  return (
    <div className="max-w-page px-6 py-5">
      {college.failure?.status === 404 ? (
        <>
          <h1 className="sr-only">College not found</h1>
          <EmptyState title="There is no such college">
            The link may be old, or the college has left the platform.
          </EmptyState>
        </>
      ) : (
        <Load of={college}>
          {(page) => (
            <>
              <SideHead
                entity="college"
                name={page.college.name}
                picture={page.college.crest}
                facts={[
                  page.college.university,
                  page.address?.city,
                  page.college.naacGrade && `NAAC ${page.college.naacGrade}`,
                ]}
              >
                <TodoAbout
                  area="hr"
                  type="COLLEGE"
                  id={id}
                  name={page.college.name ?? "this college"}
                />
              </SideHead>
              <div className="wide:grid-cols-[minmax(0,1fr)_22rem] grid gap-8">
                <div className="grid min-w-0 content-start gap-8">
                  <SeasonFacts page={page} />
                  <Departments page={page} skills={skills} />
                  <Places places={page.infrastructure} />
                  <CollegeFacts page={page} />
                </div>
                <div className="grid content-start gap-6">
                  <ConnectionPanel
                    area="hr"
                    name={page.college.name ?? "this college"}
                    otherId={id}
                    connection={page.connection}
                    decide={async (asked, body) => reload(await decide(asked, body))}
                    send={async (message) => reload(await connect(id, message))}
                  />
                  <Leave connection={page.connection} />
                </div>
              </div>
            </>
          )}
        </Load>
      )}
    </div>
  );
});
