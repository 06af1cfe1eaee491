import type { Ticket } from "@toran/contract/schemas/ticket";
import { StatusPill } from "@toran/ui";
import { Load } from "@/lib/load";
import type { Loadable } from "@/lib/loadable";
import type { AreaName } from "@/navigation/areas";
import { Conversation } from "./conversation";
import { day, states } from "./words";

interface TicketsProps {
  area: AreaName;
  of: Loadable<Ticket[]>;
}

/** Shows a question as it has become, among the others as they are by now. */
function take(of: Loadable<Ticket[]>, after: Ticket) {
  const isComing = of.loading;
  of.set((of.value ?? []).map((each) => (each.number === after.number ? after : each)));
  // What is on its way may be from before, and bring what was asked meanwhile.
  if (isComing) void of.load();
}

/** What was asked before, how far each answer has come, and what was said since. */
export const Tickets = ({ area, of }: TicketsProps) => (
  <Load of={of}>
    {(tickets) => (
      <section aria-labelledby="asked" className="grid gap-2">
        <h2 id="asked" className="title-lg">
          What you asked
        </h2>
        {tickets.length === 0 && <p className="text-ink-2">You have not asked us anything yet.</p>}
        <ul className="divide-rule border-rule divide-y border-y empty:hidden">
          {tickets.map((ticket) => {
            const { text, ...look } = states[ticket.state];
            return (
              <li key={ticket.number} className="py-2.5">
                <details>
                  <summary className="min-h-6 font-medium wrap-break-word">
                    {ticket.subject}
                  </summary>
                  <Conversation
                    area={area}
                    ticket={ticket}
                    onChanged={(after) => take(of, after)}
                    onStale={() => void of.load()}
                  />
                </details>
                <p className="text-ink-3 mt-1 flex flex-wrap items-center gap-x-3 text-sm">
                  <StatusPill {...look}>{text}</StatusPill>
                  {ticket.number}, {day.format(new Date(ticket.at))}
                </p>
              </li>
            );
          })}
        </ul>
      </section>
    )}
  </Load>
);
