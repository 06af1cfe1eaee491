import type { ResumeModel } from "@toran/resume-templates/model";
import { Button, SortableList, Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { summaryId } from "@/features/resume/model-of";
import { AppLink } from "@/lib/app-link";
import type { OpenVersion } from "../open-version";
import { editorOf } from "../preview/edit-path";
import { Part } from "./part";

interface SectionsProps {
  model: ResumeModel;
  version: OpenVersion;
}

interface Shown {
  id: string;
  title: string;
}

/** Which sections there are, and in which order; what stands in them is the portfolio's. */
export const Sections = observer(function Sections({ model, version }: SectionsProps) {
  const { options, hidden } = version.looks;
  const order = options.order ?? [];
  const placeOf = ({ id }: Shown) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sections = model.sections.toSorted((one, other) => placeOf(one) - placeOf(other));
  const show = (id: string, on: boolean) =>
    version.choose({ hidden: on ? hidden.filter((each) => each !== id) : [...hidden, id] });
  const row = (section: Shown, grip: ReactNode) => (
    <Row
      section={section}
      grip={grip}
      shown={!hidden.includes(section.id)}
      onShow={(on) => show(section.id, on)}
    />
  );
  return (
    <Part title="Sections">
      <div>
        {model.summary && (
          <div className="flex items-center gap-2 py-0.5">
            {row({ id: summaryId, title: "Summary" }, <span className="w-6" />)}
          </div>
        )}
        <SortableList<Shown>
          label="Sections in their order"
          items={sections}
          itemId={({ id }) => id}
          itemName={({ title }) => title}
          onReorder={(items) => version.set({ order: items.map(({ id }) => id) })}
          itemClassName="flex items-center gap-2 py-0.5"
          renderItem={row}
        />
      </div>
      <p className="text-ink-3 text-xs">
        Text comes from your portfolio. Edit it once, every résumé follows.
      </p>
    </Part>
  );
});

interface RowProps {
  section: Shown;
  grip: ReactNode;
  shown: boolean;
  onShow: (on: boolean) => void;
}

const Row = ({ section: { id, title }, grip, shown, onShow }: RowProps) => (
  <>
    {grip}
    <Switch
      label={title}
      checked={shown}
      onChange={({ target }) => onShow(target.checked)}
      className="min-w-0 flex-1"
    />
    <Button asChild intent="quiet" size="sm">
      <AppLink href={editorOf(id)} aria-label={`Edit ${title} in your portfolio`}>
        Edit
      </AppLink>
    </Button>
  </>
);
