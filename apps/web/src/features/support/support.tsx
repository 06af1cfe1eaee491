import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Loadable } from "@/lib/loadable";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { type Answered, Answers } from "./answers";
import { AskForm } from "./ask-form";
import { Tickets } from "./tickets";

interface SupportProps {
  area: AreaName;
  faq: readonly Answered[];
}

/** Help: the questions others had, people who answer, and what was asked before. */
export const Support = observer(function Support({ area, faq }: SupportProps) {
  const { calls } = useStores();
  const [tickets] = useState(() => new Loadable(async () => (await calls[area]()).support.list()));
  useEffect(() => void tickets.load(), [tickets]);
  return (
    <>
      <PageHeader
        title="Support"
        context="Most of it is answered here. If yours is not, a person answers by mail."
      />
      <div className="border-rule wide:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] grid gap-10 border-t px-6 pt-6 pb-10">
        <Answers faq={faq} />
        <div className="grid content-start gap-8">
          <section aria-labelledby="ask" className="grid gap-3">
            <h2 id="ask" className="title-lg">
              Write to us
            </h2>
            <AskForm area={area} onSent={() => void tickets.load()} />
          </section>
          <Tickets area={area} of={tickets} />
        </div>
      </div>
    </>
  );
});
