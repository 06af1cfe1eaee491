import { isFailure } from "@toran/api-client/failure";
import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import { Avatar, Button, ConfirmDialog, DescriptionList, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { moment } from "@/features/hiring/dates";
import { ApplicationPill } from "@/features/hiring/state-pill";
import { placeWords } from "@/features/hiring/words";
import { History } from "@/features/hiring/timeline";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { publicFile } from "@/lib/public-file";
import { useFocusBack } from "@/lib/use-focus-back";
import { usePageTitle } from "@/lib/use-page-title";
import { paths, withId } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useTold } from "@/stores/use-told";
import { EditApplication, unsentAnswers } from "./edit-application";
import { OfferCard } from "./offer-card";
import { Withdrawal } from "./withdrawal";

/** One application: what was sent, what happened to it, and the offer that came of it. */
export const ApplicationScreen = observer(function ApplicationScreen() {
  const { id = "" } = useParams();
  return <OneApplication key={id} id={id} />;
});

const OneApplication = observer(function OneApplication({ id }: { id: string }) {
  const { calls } = useStores();
  const [application] = useState(
    () =>
      new Loadable<StudentApplicationDetail>(async () =>
        (await calls.student()).hiring.applications.read({ params: { id } }),
      ),
  );
  useEffect(() => void application.load(), [application]);
  // The company and the college go on with it while it stands there.
  useTold([], () => void application.load());
  usePageTitle(
    application.value && `Application for ${application.value.title}`,
    application.value?.title,
  );
  return (
    <div className="max-w-page px-6 py-5">
      <AppLink href={paths.student.applications} className="link">
        All applications
      </AppLink>
      {application.failure?.status === 404 ? (
        <>
          <h1 className="sr-only">Application not found</h1>
          <EmptyState title="There is no such application">The link may be old.</EmptyState>
        </>
      ) : (
        <Load of={application}>
          {(found) => (
            <Opened
              key={found.version}
              application={found}
              set={(next) => application.set(next)}
              reload={() => void application.load()}
            />
          )}
        </Load>
      )}
    </div>
  );
});

interface OpenedProps {
  application: StudentApplicationDetail;
  set: (application: StudentApplicationDetail) => void;
  reload: () => void;
}

function Opened({ application, set, reload }: OpenedProps) {
  const { calls, session } = useStores();
  const [asking, setAsking] = useState(false);
  // What was typed and not sent is gone on with, also where the application has changed meanwhile.
  const [editing, setEditing] = useState(
    () => unsentAnswers(application, session).read() !== undefined,
  );
  const buttons = useFocusBack(editing);
  const [busy, setBusy] = useState(false);
  const { id, title, company, state, round, offer, waiting } = application;
  const withdraw = async () => {
    setBusy(true);
    const { applications } = (await calls.student()).hiring;
    const reply = await applications.withdraw({ params: { id } });
    setBusy(false);
    setAsking(false);
    if (isFailure(reply)) reload();
    else set(reply.data);
  };
  return (
    <>
      <header className="my-4 flex flex-wrap items-center gap-4">
        <Avatar
          decorative
          entity="company"
          size="lg"
          name={company.name}
          src={publicFile(company.picture)}
        />
        <div className="min-w-0">
          <h1 className="title-2xl">{title}</h1>
          <p className="text-ink-2">
            {company.name} · sent {moment(application.submittedAt)}
          </p>
        </div>
        <span className="ms-auto grid justify-items-end gap-1">
          <ApplicationPill state={state} round={round?.title} />
          {waiting && <span className="text-ink-2 tnum">{placeWords(waiting)}</span>}
        </span>
      </header>
      <div className="wide:grid-cols-[minmax(0,1fr)_24rem] grid gap-8">
        <div className="grid content-start gap-8">
          {offer && <OfferCard offer={offer} company={company.name} onAnswered={reload} />}
          <section aria-labelledby="sent" className="grid gap-2">
            <h2 id="sent" className="title-lg">
              What you sent
            </h2>
            {editing && application.mayEdit ? (
              <EditApplication
                application={application}
                onStale={reload}
                onDone={(next) => {
                  setEditing(false);
                  if (next) set(next);
                }}
              />
            ) : (
              <>
                <DescriptionList
                  items={[
                    { term: "Résumé", value: application.resume?.name },
                    ...application.answers.map(({ label, answer }) => ({
                      term: label,
                      value: [answer].flat().join(", "),
                    })),
                  ]}
                />
                <div ref={buttons} className="flex flex-wrap gap-2 empty:hidden">
                  {application.mayEdit && (
                    <Button intent="secondary" onClick={() => setEditing(true)}>
                      Send it anew
                    </Button>
                  )}
                  {application.mayWithdraw && (
                    <Button intent="quiet" onClick={() => setAsking(true)}>
                      Take it back
                    </Button>
                  )}
                </div>
                <Withdrawal application={application} set={set} reload={reload} />
                <AppLink
                  href={withId(paths.student.job, application.postingId)}
                  className="link justify-self-start"
                >
                  See the job
                </AppLink>
              </>
            )}
          </section>
        </div>
        <section aria-labelledby="happened" className="grid content-start gap-3">
          <h2 id="happened" className="title-lg">
            What happened
          </h2>
          <History label="What happened" events={application.timeline} />
        </section>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take this application back?"
        description="Your place is gone. Until the deadline you can apply again."
        confirmLabel="Take it back"
        cancelLabel="Leave it"
        destructive
        busy={busy}
        busyLabel="Taking back"
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
