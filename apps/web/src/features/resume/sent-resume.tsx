import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { type ResumeLayout, ResumePages } from "@toran/resume-templates/react";
import { Alert, Button, Skeleton } from "@toran/ui";
import { useMemo, useRef, useState } from "react";
import { useSavedPicture } from "@/stores/use-saved-picture";
import { modelOf, optionsOf, withoutHidden } from "./model-of";
import { useBuiltTemplate } from "./use-built-template";
import { useZoom } from "./use-zoom";

/** A résumé as it was sent with an application, whatever its student has changed since. */
export function SentResume({ resume: sent }: { resume: ApplicationSheet["resume"] }) {
  const [photo] = useSavedPicture(sent.picture);
  const resume = useMemo(
    () => withoutHidden(modelOf(sent.document, photo), sent.hidden),
    [sent, photo],
  );
  const options = useMemo(() => optionsOf(sent.options), [sent]);
  const { template, failed, retry } = useBuiltTemplate(sent.template);
  const [layout, setLayout] = useState<ResumeLayout>();
  const desk = useRef<HTMLDivElement>(null);
  const zoom = useZoom(desk, layout?.plan.metrics.page.width);
  return (
    // A page wider than its place is scrolled by keys too.
    <section
      ref={desk}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Pages as they were sent"
      className="bg-canvas min-w-0 overflow-x-auto rounded-md p-4"
    >
      {failed && (
        <Alert tone="bad" title="The pages could not be loaded.">
          <Button intent="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      {!template && !failed && <Skeleton className="h-90" />}
      <div className="mx-auto w-fit">
        {template && (
          <ResumePages
            resume={resume}
            template={template}
            options={options}
            zoom={zoom.value}
            onLayout={setLayout}
          />
        )}
      </div>
    </section>
  );
}
