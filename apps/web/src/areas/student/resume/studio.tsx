import type { ResumeDocument } from "@toran/contract/schemas/resume";
import { templates } from "@toran/resume-templates";
import type { ResumeLayout } from "@toran/resume-templates/react";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useMemo, useRef, useState } from "react";
import { modelOf, optionsOf, withoutHidden } from "@/features/resume/model-of";
import { builtId, useBuiltTemplate } from "@/features/resume/use-built-template";
import { usePrint } from "@/features/resume/use-print";
import { useZoom } from "@/features/resume/use-zoom";
import { useStores } from "@/stores/use-stores";
import { Gallery } from "./gallery/gallery";
import type { OpenVersion } from "./open-version";
import { Preview } from "./preview/preview";
import { useUndoKeys } from "./preview/use-undo-keys";
import { ZoomTools } from "./preview/zoom-tools";
import { Conflict, SaveStateLine } from "./saving";
import { Settings } from "./settings/settings";
import type { StudioStore } from "./studio-store";
import { VersionMenu } from "./versions/version-menu";

interface StudioProps {
  store: StudioStore;
  version: OpenVersion;
  document: ResumeDocument;
}

/** Templates at one side, the pages in the middle, and how they look at the other. */
export const Studio = observer(function Studio({ store, version, document }: StudioProps) {
  const { student } = useStores();
  const { looks } = version;
  const { picture } = student;
  const model = useMemo(() => modelOf(document, picture), [document, picture]);
  const shown = useMemo(() => withoutHidden(model, looks.hidden), [model, looks.hidden]);
  const options = useMemo(() => optionsOf(looks.options), [looks.options]);
  const { template, failed, retry } = useBuiltTemplate(looks.template);
  const [layout, setLayout] = useState<ResumeLayout>();
  const desk = useRef<HTMLElement>(null);
  const zoom = useZoom(desk, layout?.plan.metrics.page.width);
  usePrint(desk, `${model.person.name} – Résumé`);
  useUndoKeys(version);
  const facts = templates.find(({ id }) => id === builtId(looks.template)) ?? templates[0];
  return (
    <div
      data-whole
      className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[236px_minmax(0,1fr)_--spacing(76)] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[236px_minmax(0,1fr)_--spacing(80)]"
    >
      <Gallery
        model={model}
        chosen={facts.id}
        onChoose={(id) => version.choose({ template: id })}
      />
      <section aria-label="Pages" className="flex min-h-0 min-w-0 flex-col">
        <div className="border-rule flex min-h-12 flex-none flex-wrap items-center gap-1 border-b px-4">
          <VersionMenu store={store} />
          <SaveStateLine version={version} />
          <ZoomTools zoom={zoom} version={version} />
        </div>
        <Conflict version={version} />
        {failed && (
          <Alert
            tone="bad"
            title={`${facts.name} could not be loaded.`}
            className="m-3"
            action={
              <Button intent="secondary" size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            {template ? "The template before it stays until then." : "The pages come with it."}
          </Alert>
        )}
        <Preview
          place={desk}
          document={document}
          resume={shown}
          template={template}
          options={options}
          zoom={zoom.value}
          onLayout={setLayout}
        />
      </section>
      <Settings
        store={store}
        version={version}
        model={model}
        shown={shown}
        template={template}
        facts={facts}
        layout={layout}
        pages={desk}
      />
    </div>
  );
});
