import type { TemplateFacts } from "@toran/resume-templates";
import { type ResumeModel, settle } from "@toran/resume-templates/model";
import type { ResumeLayout, ResumePages } from "@toran/resume-templates/react";
import { Button } from "@toran/ui";
import { Star } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentProps, type RefObject, useMemo, useState } from "react";
import { Downloads } from "@/features/resume/downloads";
import { optionsOf } from "@/features/resume/model-of";
import { Coming, inTurn } from "@/lib/load";
import type { OpenVersion } from "../open-version";
import type { StudioStore } from "../studio-store";
import { Check } from "./check";
import { Colour } from "./colour";
import { Details } from "./details";
import { Fit } from "./fit";
import { Sections } from "./sections";
import { Type } from "./type";

type Template = ComponentProps<typeof ResumePages>["template"];

interface SettingsProps {
  store: StudioStore;
  version: OpenVersion;
  /** Everything there is to tell, and what of it this version shows. */
  model: ResumeModel;
  shown: ResumeModel;
  template: Template | undefined;
  facts: TemplateFacts;
  layout: ResumeLayout | undefined;
  pages: RefObject<HTMLElement | null>;
}

/** How the version looks, what it leaves out, and how it is taken along. */
export const Settings = observer(function Settings(props: SettingsProps) {
  const { store, version, model, shown, template, facts, layout, pages } = props;
  const { options: chosen } = version.looks;
  const options = useMemo(
    () => settle(template?.defaults ?? {}, optionsOf(chosen)),
    [template, chosen],
  );
  return (
    <section
      aria-label="How it looks"
      className="border-rule flex min-h-0 flex-col border-t lg:border-s lg:border-t-0"
    >
      <div className="border-rule grid flex-none grid-cols-2 gap-2 border-b px-5 py-2">
        <MakeDefault store={store} />
        <Downloads
          resume={shown}
          options={options}
          pages={pages}
          ready={layout !== undefined}
          otherClassName="col-span-2"
        />
      </div>
      <div className={`divide-rule min-h-0 flex-1 divide-y overflow-y-auto px-5 ${inTurn}`}>
        <Fit layout={layout} options={options} version={version} />
        {facts.coloured && <Colour accent={options.accent} version={version} />}
        {template ? (
          <Type template={template} options={options} layout={layout} version={version} />
        ) : (
          <Coming />
        )}
        <Sections model={model} version={version} />
        <Details facts={facts} options={options} version={version} />
        <Check resume={shown} facts={facts} options={options} />
      </div>
    </section>
  );
});

const MakeDefault = observer(function MakeDefault({ store }: { store: StudioStore }) {
  const [busy, setBusy] = useState(false);
  const { current } = store;
  if (!current) return null;
  const make = async () => {
    setBusy(true);
    await store.makeDefault(current.id);
    setBusy(false);
  };
  return (
    <Button
      intent="secondary"
      disabled={current.isDefault}
      busy={busy}
      busyLabel="Saving"
      title="The default is the one that is sent and published."
      onClick={() => void make()}
    >
      <Star
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        fill={current.isDefault ? "currentColor" : "none"}
      />
      {current.isDefault ? "Default" : "Make default"}
    </Button>
  );
});
