import type { StudentApplication } from "@toran/contract/schemas/application";
import { Avatar, Button, EmptyState, PageHeader, SegmentedControl } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { dayOf, moment } from "@/features/hiring/dates";
import { payWords } from "@/features/hiring/pay";
import { ApplicationPill, OfferPill } from "@/features/hiring/state-pill";
import { placeWords } from "@/features/hiring/words";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { publicFile } from "@/lib/public-file";
import { useAddressView } from "@/lib/use-address-view";
import { paths, withId } from "@/navigation/paths";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";

const tabs = ["all", "offers"] as const;
type Tab = (typeof tabs)[number];
const noFilters = [] as const;

/** Where the student has applied, and how each stands. */
export const ApplicationsScreen = observer(function ApplicationsScreen() {
  const { calls } = useStores();
  const [list] = useState(
    () =>
      new Loadable<StudentApplication[]>(async () =>
        (await calls.student()).hiring.applications.list({}),
      ),
  );
  const { tab, change } = useAddressView(tabs, noFilters);
  // Companies and the college answer while it stands there.
  useFresh(list, { on: [] });
  const shownOf = (all: StudentApplication[]) =>
    tab === "offers" ? all.filter(({ offer }) => offer) : all;
  return (
    <>
      <PageHeader
        title="Applications"
        actions={
          <Button intent="secondary" asChild>
            <AppLink href={paths.student.decisions}>What decisions rested on</AppLink>
          </Button>
        }
      />
      <div className="px-6 pb-10">
        <SegmentedControl<Tab>
          look="view"
          label="Which applications"
          options={[
            { value: "all", label: "All" },
            { value: "offers", label: "With an offer" },
          ]}
          value={tab}
          onValueChange={(next) => change({ tab: next })}
          className="mb-4"
        />
        <Load of={list}>
          {(all) =>
            shownOf(all).length ? (
              <ul
                aria-label={tab === "offers" ? "Offers" : "Applications"}
                className="divide-rule border-rule divide-y border-y"
              >
                {shownOf(all).map((application) => (
                  <Row key={application.id} application={application} />
                ))}
              </ul>
            ) : all.length ? (
              <EmptyState title="No offers yet">
                When a company makes you an offer, it stands here with until when you can answer.
              </EmptyState>
            ) : (
              <EmptyState
                title="You have not applied yet"
                action={
                  <Button asChild>
                    <AppLink href={paths.student.jobs}>See the jobs</AppLink>
                  </Button>
                }
              >
                What you apply for stands here, with everything that happens to it.
              </EmptyState>
            )
          }
        </Load>
      </div>
    </>
  );
});

const Row = ({ application }: { application: StudentApplication }) => {
  const { id, title, company, state, round, offer, submittedAt, waiting } = application;
  return (
    <li className="hover:bg-hover relative flex flex-wrap items-center gap-4 py-3.5">
      <Avatar
        decorative
        entity="company"
        size="md"
        name={company.name}
        src={publicFile(company.picture)}
      />
      <div className="min-w-0 flex-1">
        <h2>
          <AppLink
            href={withId(paths.student.application, id)}
            className="text-base font-semibold after:absolute after:inset-0"
          >
            {title}
          </AppLink>
        </h2>
        <p className="text-ink-2">
          {company.name} · sent {dayOf(submittedAt)}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        {offer ? (
          <>
            <span className="flex items-center gap-2">
              <span className="tnum font-semibold">{payWords(offer)}</span>
              <OfferPill area="student" state={offer.state} />
            </span>
            {offer.state === "EXTENDED" && offer.replyBy && (
              <span className="text-warn">Answer by {moment(offer.replyBy)}</span>
            )}
          </>
        ) : (
          <>
            <ApplicationPill state={state} round={round?.title} />
            {waiting && <span className="text-ink-2 tnum">{placeWords(waiting)}</span>}
          </>
        )}
      </div>
    </li>
  );
};
