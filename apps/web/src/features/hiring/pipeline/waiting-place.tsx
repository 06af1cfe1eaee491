import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { Alert, Button } from "@toran/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import { isFailure } from "@toran/api-client/failure";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";
import { placeWords } from "../words";
import { type PipelineArea, pipelineCalls } from "./calls";

interface WaitingPlaceProps {
  area: PipelineArea;
  sheet: Pick<ApplicationSheet, "id" | "waiting">;
  mayChange: boolean;
  onChanged: () => void;
}

const steps = [
  { by: -1, label: "Move up", Arrow: ArrowUp },
  { by: 1, label: "Move down", Arrow: ArrowDown },
] as const;

/** Where somebody stands on the waiting list, one place up or down at a press. */
export function WaitingPlace({ area, sheet, mayChange, onChanged }: WaitingPlaceProps) {
  const { calls } = useStores();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<-1 | 1>();
  const { id, waiting } = sheet;
  if (!waiting) return null;
  const isAtEnd = (by: -1 | 1) => waiting.place === (by === -1 ? 1 : waiting.of);
  const step = async (by: -1 | 1) => {
    if (busy || isAtEnd(by)) return;
    setBusy(by);
    const { rank } = await pipelineCalls(calls, area);
    const reply = await rank(
      { params: { id }, body: { place: waiting.place + by } },
      { showToast: false },
    );
    setBusy(undefined);
    setProblem(isFailure(reply) ? reply.message : undefined);
    onChanged();
  };
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h3 id="waiting" className="font-semibold">
        Waiting list
      </h3>
      {problem && <Alert tone="bad" title={problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <output className="tnum min-w-40">{placeWords(waiting)}</output>
        {mayChange && waiting.of > 1 && (
          <>
            {steps.map(({ by, label, Arrow }) => (
              <Button
                key={by}
                size="sm"
                intent="quiet"
                busy={busy === by}
                // Pressed up to the end of the list it keeps the focus.
                aria-disabled={isAtEnd(by) || undefined}
                onClick={() => void step(by)}
                className="aria-disabled:text-ink-off aria-disabled:cursor-not-allowed"
              >
                <Arrow aria-hidden="true" size={16} strokeWidth={1.75} />
                {label}
              </Button>
            ))}
          </>
        )}
      </div>
    </section>
  );
}
