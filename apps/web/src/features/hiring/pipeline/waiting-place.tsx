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

/** Where somebody stands on the waiting list, one place up or down at a press. */
export function WaitingPlace({ area, sheet, mayChange, onChanged }: WaitingPlaceProps) {
  const { calls } = useStores();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, waiting } = sheet;
  if (!waiting) return null;
  const step = async (by: -1 | 1) => {
    setBusy(true);
    const { rank } = await pipelineCalls(calls, area);
    const reply = await rank(
      { params: { id }, body: { place: waiting.place + by } },
      { showToast: false },
    );
    setBusy(false);
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
            <Button
              size="sm"
              intent="quiet"
              disabled={busy || waiting.place === 1}
              onClick={() => void step(-1)}
            >
              <ArrowUp aria-hidden="true" size={16} strokeWidth={1.75} />
              Move up
            </Button>
            <Button
              size="sm"
              intent="quiet"
              disabled={busy || waiting.place === waiting.of}
              onClick={() => void step(1)}
            >
              <ArrowDown aria-hidden="true" size={16} strokeWidth={1.75} />
              Move down
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
