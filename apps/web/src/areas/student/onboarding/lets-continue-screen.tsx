import { isFailure } from "@toran/api-client/failure";
import type { Data } from "@toran/contract/endpoint";
import type { studentEndpoints } from "@toran/contract/endpoints/student/student";
import { Alert, Button, ProgressWindows } from "@toran/ui";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Loaded } from "@/features/onboarding/loaded";
import { StepBar } from "@/features/onboarding/step-form";
import { useStores } from "@/stores/use-stores";

type Progress = Data<(typeof studentEndpoints)["profile"]["progress"]>;
type Way = "PORTFOLIO" | "EDIT_PORTFOLIO";

export function LetsContinueScreen() {
  const { calls } = useStores();
  return (
    <>
      <Loaded read={async () => (await calls.student()).profile.progress()}>
        {(progress) => <WhatIsThere progress={progress} />}
      </Loaded>
      <Choice />
    </>
  );
}

/** What the portfolio holds so far, and what would fill it. */
function WhatIsThere({ progress }: { progress: Progress }) {
  const { sections } = progress;
  return (
    <section aria-labelledby="there" className="border-y border-rule py-5">
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
            <span aria-hidden="true" className="mt-1 grid size-3.5 flex-none place-items-center text-accent-ink">
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
    try {
      const reply = await (await calls.student()).personal.letsContinue({ body: { mode } });
      if (isFailure(reply)) setProblem(reply.message);
    } finally {
      underway.current = false;
      setGoing(undefined);
    }
  }

  return (
    <div className="mt-6 grid gap-4">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <p className="text-base text-ink-2">
        Companies search by skills first. Adding yours takes about five minutes, now or later.
      </p>
      <StepBar>
        <Button intent="secondary" busy={going === "PORTFOLIO"} busyLabel="Opening" onClick={() => void go("PORTFOLIO")}>
          See my portfolio
        </Button>
        <Button busy={going === "EDIT_PORTFOLIO"} busyLabel="Opening" onClick={() => void go("EDIT_PORTFOLIO")}>
          Add my skills now
        </Button>
      </StepBar>
    </div>
  );
}
