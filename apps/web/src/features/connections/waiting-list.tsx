import { type ApiFailure } from "@toran/api-client/failure";
import type { Connection } from "@toran/contract/schemas/connection";
import { Button, EmptyState } from "@toran/ui";
import type { AnswerBody } from "./answer-dialog";
import { RequestRow } from "./request-row";
import { type ConnectionArea, sides } from "./sides";
import { AppLink } from "@/lib/app-link";
import { useDeclining } from "./use-declining";

interface WaitingListProps {
  area: ConnectionArea;
  items: readonly Connection[];
  /** Where the other side is found. */
  find: string;
  decide: (
    id: string,
    body: AnswerBody,
  ) => Promise<ApiFailure | { success: true; data: Connection }>;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who asked to connect and waits: each can be answered in its row. */
export function WaitingList({ area, items, find, decide }: WaitingListProps) {
  const { decline, dialog } = useDeclining(area, decide);
  return (
    <>
      {items.length > 0 ? (
        <ul className="divide-rule divide-y">
          {items.map((request) => (
            <RequestRow
              key={request.id}
              area={area}
              brief
              request={request}
              decide={(body) => decide(request.id, body)}
              onDecline={decline}
            />
          ))}
        </ul>
      ) : (
        <Nobody area={area} find={find} />
      )}
      {dialog}
    </>
  );
}

function Nobody({ area, find }: Pick<WaitingListProps, "area" | "find">) {
  const { many } = sides[area];
  return (
    <EmptyState
      title="Nobody waits for you"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={find}>Find {many}</AppLink>
        </Button>
      }
    >
      {capital(many)} that ask to connect stand here until you answer.
    </EmptyState>
  );
}
