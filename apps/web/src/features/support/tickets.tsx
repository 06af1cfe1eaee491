import type { Ticket } from "@toran/contract/schemas/task";
import { StatusPill } from "@toran/ui";
import { Load } from "@/lib/load";
import type { Loadable } from "@/lib/loadable";
import { states } from "./words";

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

/** What was asked before, and how far each answer has come. */
export const Tickets = ({ of }: { of: Loadable<Ticket[]> }) => (
  <Load of={of}>
    {(tickets) =>
      tickets.length > 0 && (
        <section aria-labelledby="asked" className="grid gap-2">
          <h2 id="asked" className="title-lg">
            What you asked
          </h2>
          <ul className="divide-rule border-rule divide-y border-y">
            {tickets.map(({ number, subject, message, state, at }) => {
              const { text, ...look } = states[state];
              return (
                <li key={number} className="py-2.5">
                  <details>
                    <summary className="min-h-6 font-medium wrap-break-word">{subject}</summary>
                    <p className="text-ink-2 mt-1 text-base wrap-break-word whitespace-pre-line">
                      {message}
                    </p>
                  </details>
                  <p className="text-ink-3 mt-1 flex flex-wrap items-center gap-x-3 text-sm">
                    <StatusPill {...look}>{text}</StatusPill>
                    {number}, {day.format(new Date(at))}
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      )
    }
  </Load>
);
