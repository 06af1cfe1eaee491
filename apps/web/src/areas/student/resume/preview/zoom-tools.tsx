import { Button, IconButton, Menu } from "@toran/ui";
import { Minus, Plus, Redo2, Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { steps, type Zoom } from "@/features/resume/use-zoom";
import type { OpenVersion } from "../open-version";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Larger, smaller, and the way back through the choices. */
export const ZoomTools = observer(function ZoomTools(props: { zoom: Zoom; version: OpenVersion }) {
  const { zoom, version } = props;
  const { canUndo, canRedo } = version.history;
  const smaller = steps.findLast((step) => step < zoom.value - 0.005);
  const larger = steps.find((step) => step > zoom.value + 0.005);
  return (
    <div className="flex items-center gap-0.5">
      <IconButton label="Smaller" disabled={!smaller} onClick={() => smaller && zoom.set(smaller)}>
        <Minus {...icon} />
      </IconButton>
      <Menu
        align="end"
        trigger={
          <Button intent="quiet" size="sm" aria-label={`Zoom, ${percent(zoom.value)}`}>
            <span className="text-ink tnum">{percent(zoom.value)}</span>
          </Button>
        }
        entries={[
          {
            heading: "Zoom",
            value: zoom.fits ? "fit" : String(zoom.value),
            options: [
              { value: "fit", label: "Fit the width" },
              ...steps.map((step) => ({ value: String(step), label: percent(step) })),
            ],
            onValueChange: (value) => (value === "fit" ? zoom.fit() : zoom.set(Number(value))),
          },
        ]}
      />
      <IconButton label="Larger" disabled={!larger} onClick={() => larger && zoom.set(larger)}>
        <Plus {...icon} />
      </IconButton>
      <span className="bg-rule mx-2 h-5 w-px" />
      <IconButton
        label="Undo"
        title="Undo, Ctrl Z"
        disabled={!canUndo}
        onClick={() => version.undo()}
      >
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label="Redo"
        title="Redo, Ctrl Shift Z"
        disabled={!canRedo}
        onClick={() => version.redo()}
      >
        <Redo2 {...icon} />
      </IconButton>
    </div>
  );
});
