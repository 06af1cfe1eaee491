import type { ReceivedMessage } from "@toran/contract/schemas/office-message";
import { EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { LinkedText } from "@/features/chat/linked-text";
import { moment } from "@/features/hiring/dates";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

/** A message of the placement office, whole. */
export const MessageScreen = observer(function MessageScreen() {
  const { id = "" } = useParams();
  return <OneMessage key={id} id={id} />;
});

const OneMessage = observer(function OneMessage({ id }: { id: string }) {
  const { calls, notifications } = useStores();
  const [message] = useState(
    () =>
      new Loadable<ReceivedMessage>(async () =>
        (await calls.student()).messages.read({ params: { id } }),
      ),
  );
  useEffect(() => {
    // By a link of a mail its notice is read as well.
    void message.load().then(() => notifications.load());
  }, [message, notifications]);
  usePageTitle(message.value?.subject);
  return (
    <div className="max-w-read px-6 py-5">
      <AppLink href={paths.student.notifications} className="link">
        All notifications
      </AppLink>
      {message.failure?.status === 404 ? (
        <>
          <h1 className="sr-only">Message not found</h1>
          <EmptyState title="There is no such message">
            The link may be old, or the message went to somebody else.
          </EmptyState>
        </>
      ) : (
        <Load of={message}>
          {({ subject, text, by, college, at }) => (
            <article className="mt-4 grid gap-4">
              <header className="grid gap-1">
                <h1 className="title-2xl wrap-break-word">{subject}</h1>
                <p className="text-ink-2">
                  {by ? `${by}, placement office of ${college}` : `Placement office of ${college}`}
                  <time dateTime={at} className="text-ink-3 tnum ms-2">
                    {moment(at)}
                  </time>
                </p>
              </header>
              <p className="wrap-break-word whitespace-pre-line">
                <LinkedText>{text}</LinkedText>
              </p>
            </article>
          )}
        </Load>
      )}
    </div>
  );
});
