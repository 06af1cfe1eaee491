import type { StudentPostingDetail } from "@toran/contract/schemas/application";
import { Avatar, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { JobFacts } from "@/features/hiring/job-facts";
import { payWords } from "@/features/hiring/pay";
import { ApplicationPill } from "@/features/hiring/state-pill";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { publicFile } from "@/lib/public-file";
import { usePageTitle } from "@/lib/use-page-title";
import { paths, withId } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useTold } from "@/stores/use-told";
import { ApplyForm } from "./apply-form";
import { Eligibility } from "./eligibility";
import { openUntil } from "./open-until";

/** One posting: what it says, whether it is open to the student, and the way to apply. */
export const JobScreen = observer(function JobScreen() {
  const { id = "" } = useParams();
  return <OnePosting key={id} id={id} />;
});

const OnePosting = observer(function OnePosting({ id }: { id: string }) {
  const { calls } = useStores();
  const navigate = useNavigate();
  const [posting] = useState(
    () =>
      new Loadable<StudentPostingDetail>(async () =>
        (await calls.student()).hiring.postings.read({ params: { id } }),
      ),
  );
  useEffect(() => void posting.load(), [posting]);
  useTold([], () => void posting.load());
  usePageTitle(posting.value?.title);
  return (
    <div className="max-w-page px-6 py-5">
      {posting.failure?.status === 404 ? (
        <>
          <h1 className="sr-only">Job not found</h1>
          <EmptyState title="There is no such job">
            The link may be old, or the job was not meant for your college.
          </EmptyState>
        </>
      ) : (
        <Load of={posting}>
          {(found) => (
            <>
              <header className="mb-4 flex flex-wrap items-center gap-4">
                <Avatar
                  decorative
                  entity="company"
                  size="lg"
                  name={found.company.name}
                  src={publicFile(found.company.picture)}
                />
                <div className="min-w-0">
                  <h1 className="title-2xl">{found.title}</h1>
                  <p className="text-ink-2">
                    {[found.company.name, payWords(found), openUntil(found)].join(" · ")}
                  </p>
                </div>
              </header>
              <div className="wide:grid-cols-[minmax(0,1fr)_24rem] grid gap-8">
                <JobFacts job={found.job} area="student" />
                <aside aria-label="Your application" className="grid content-start gap-4">
                  {found.application && (
                    <div className="border-rule grid justify-items-start gap-3 rounded-md border p-4">
                      <ApplicationPill state={found.application.state} />
                      <AppLink
                        href={withId(paths.student.application, found.application.id)}
                        className="link"
                      >
                        See your application
                      </AppLink>
                    </div>
                  )}
                  <Eligibility posting={found} />
                  {mayApply(found) && (
                    <ApplyForm
                      posting={found}
                      onApplied={(application) =>
                        void navigate(withId(paths.student.application, application))
                      }
                      onStale={() => void posting.load()}
                    />
                  )}
                </aside>
              </div>
            </>
          )}
        </Load>
      )}
    </div>
  );
});

const mayApply = ({ eligible, obstacle, state, application }: StudentPostingDetail) =>
  eligible && !obstacle && state === "OPEN" && (!application || application.state === "WITHDRAWN");
