import type { Connection } from "@toran/contract/schemas/connection";
import { Avatar, Button, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AnswerDialog } from "@/features/connections/answer-dialog";
import { logoOf } from "@/features/connections/logo";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { companyPath, paths } from "@/navigation/paths";
import { useMayChange } from "../../students/bulk/use-may-change";
import type { HomeStore } from "../home-store";
import { ListShape } from "../shapes";
import { dueWords } from "../../companies/due-words";
import { WidgetFrame } from "./widget-frame";

/** Companies that asked to connect: each can be answered in its row. */
export const Waiting = observer(function Waiting({ store }: { store: HomeStore }) {
  const many = store.answers.value?.waiting;
  return (
    <WidgetFrame
      title="Waiting for you"
      aside={
        many ? (
          <AppLink href={`${paths.po.companies}?tab=requests`} className="link">
            All {many}
          </AppLink>
        ) : undefined
      }
    >
      <Load of={store.waiting} waiting={<ListShape />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nobody waits for you"
              action={
                <Button intent="secondary" asChild>
                  <AppLink href={paths.po.companies}>Find companies</AppLink>
                </Button>
              }
            >
              Companies that ask to connect stand here until you answer.
            </EmptyState>
          ) : (
            <ul className="divide-rule divide-y">
              {items.map((request) => (
                <Request key={request.id} request={request} store={store} />
              ))}
            </ul>
          )
        }
      </Load>
      <Answered store={store} />
    </WidgetFrame>
  );
});

const Answered = observer(function Answered({ store }: { store: HomeStore }) {
  const answers = store.answers.value;
  if (!answers || answers.approved + answers.rejected === 0) return null;
  return (
    <p className="border-rule text-ink-3 tnum flex gap-3 border-t pt-3 text-xs">
      Answered so far
      <span className="ms-auto">
        <b className="text-ink font-semibold">{answers.approved}</b> accepted
      </span>
      <span>
        <b className="text-ink font-semibold">{answers.rejected}</b> declined
      </span>
    </p>
  );
});

const Request = observer(function Request({
  request,
  store,
}: {
  request: Connection;
  store: HomeStore;
}) {
  const { company } = request;
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayWrite = useMayChange();
  const accept = async () => {
    setBusy(true);
    await store.decide(request.id, { status: "APPROVED" });
    setBusy(false);
  };
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <Avatar entity="company" name={company.name} src={logoOf(company.picture)} decorative />
      <div className="min-w-0 flex-1">
        <AppLink
          href={companyPath(company.id)}
          className="block truncate font-medium hover:underline"
        >
          {company.name}
        </AppLink>
        <p className="text-ink-3 truncate text-xs">
          {[company.city, dueWords(request.dueAt, new Date())].filter(Boolean).join(" · ")}
        </p>
      </div>
      {mayWrite && (
        <>
          <Button
            intent="quiet"
            aria-label={`Decline ${company.name}`}
            onClick={() => ask(true)}
            disabled={busy}
          >
            Decline
          </Button>
          <Button
            intent="soft"
            aria-label={`Accept ${company.name}`}
            busy={busy}
            onClick={() => void accept()}
          >
            Accept
          </Button>
          <AnswerDialog
            open={asking}
            onOpenChange={ask}
            answer="REJECTED"
            name={company.name}
            decide={(body) => store.decide(request.id, body)}
            onDone={() => ask(false)}
          />
        </>
      )}
    </li>
  );
});
