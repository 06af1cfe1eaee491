import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, ProgressWindows } from "@toran/ui";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Loaded, together } from "@/lib/loaded";
import { StepBar } from "@/features/onboarding/step-form";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import { type Section, sectionsOf } from "./sections";

type Way = "PORTFOLIO" | "EDIT_PORTFOLIO";

export function LetsContinueScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { personal } = await calls.student();
    return together(personal.userData(), personal.personalDocument());
  };
  return (
    <>
      <Loaded read={read}>{(saved) => <WhatIsThere sections={sectionsOf(...saved)} />}</Loaded>
      <Choice />
    </>
  );
}

/** What the portfolio holds so far, and what would fill it. */
function WhatIsThere({ sections }: { sections: Section[] }) {
  return (
    <section aria-labelledby="there" className="border-rule border-y py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="there" className="title-lg">
          What is there
        </h2>
        <ProgressWindows
          label="Portfolio"
          done={sections.filter(({ done }) => done).length}
          total={sections.length}
        />
      </div>
      <ul className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {sections.map(({ name, done, next }) => (
          <li key={name} className="flex items-start gap-2">
            <span
              aria-hidden="true"
              className="text-accent-ink mt-1 grid size-3.5 flex-none place-items-center"
            >
              {done && <Check size={14} strokeWidth={2} />}
            </span>
            <span className={done ? "" : "text-ink-3"}>
              {name}
              <span className="sr-only">{done ? ", done" : ", not there yet"}</span>
              {!done && next && <span className="block text-xs">{next}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice() {
  const { calls } = useStores();
  const [going, setGoing] = useState<Way>();
  const [problem, setProblem] = useState<string>();
  const underway = useRef(false);

  async function go(mode: Way) {
    if (underway.current) return;
    underway.current = true;
    setGoing(mode);
    setProblem(undefined);
    const reply = await (await calls.student()).personal.letsContinue({ body: { mode } }, toldHere);
    // A good reply moves the student on: this page is about to go.
    if (!isFailure(reply)) return;
    underway.current = false;
    setGoing(undefined);
    setProblem(reply.message);
  }

  return (
    <div className="mt-6 grid gap-4">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <p className="text-ink-2 text-base">
        Companies search by skills first. Adding yours takes about five minutes, now or later.
      </p>
      <StepBar>
        <Button
          intent="secondary"
          busy={going === "PORTFOLIO"}
          busyLabel="Opening"
          onClick={() => void go("PORTFOLIO")}
        >
          See my portfolio
        </Button>
        <Button
          busy={going === "EDIT_PORTFOLIO"}
          busyLabel="Opening"
          onClick={() => void go("EDIT_PORTFOLIO")}
        >
          Add my skills now
        </Button>
      </StepBar>
    </div>
  );
}
