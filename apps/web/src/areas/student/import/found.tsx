import { sectionNames } from "@toran/contract/schemas/portfolio";
import { Alert, Button, Checkbox, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { ItemChoice } from "./found-item";
import type { FoundLine, ImportStore } from "./import-store";

const titles = {
  projects: "Projects",
  experiences: "Experience",
  education: "Education",
  achievements: "Achievements",
  skills: "Skills",
  additional: "Additional",
};
const lineTitles: Record<FoundLine["field"], string> = {
  headline: "Use this headline",
  about: "Use this text about you",
  linkedinUrl: "Use this LinkedIn address",
  githubUrl: "Use this GitHub address",
  portfolioUrl: "Use this website",
};

export type Done = NonNullable<Awaited<ReturnType<ImportStore["takeIn"]>>>;

interface FoundProps {
  store: ImportStore;
  onDone: (done: Done) => void;
  onOther: () => void;
}

/** What a file holds: a choice for each item, and one button that takes it in, all or none. */
export const Found = observer(function Found({ store, onDone, onOther }: FoundProps) {
  const { preview, count } = store;
  if (preview.items.length + preview.personal.length === 0)
    return (
      <div className="grid gap-6">
        <EmptyState
          title="Nothing new in this file"
          action={<Button onClick={onOther}>Choose another file</Button>}
        >
          Everything it holds is in your portfolio already, or has no place in it.
        </EmptyState>
        <Ignored of={preview.ignored} />
      </div>
    );
  const takeIn = async () => {
    const done = await store.takeIn();
    if (done) onDone(done);
  };
  return (
    <div className="grid gap-8">
      {preview.personal.length > 0 && <Lines store={store} />}
      {sectionNames.map((name) => (
        <Section key={name} store={store} name={name} />
      ))}
      <Ignored of={preview.ignored} />
      {store.problem && <Alert tone="bad">{store.problem}</Alert>}
      <div className="border-rule flex flex-wrap items-center gap-2 border-t pt-4">
        <Button
          disabled={count === 0}
          busy={store.busy}
          busyLabel="Taking in"
          onClick={() => void takeIn()}
        >
          {count === 0 ? "Choose what to take in" : `Take in ${count} of them`}
        </Button>
        <Button intent="quiet" onClick={onOther}>
          Choose another file
        </Button>
      </div>
    </div>
  );
});

const Section = observer(function Section(props: {
  store: ImportStore;
  name: (typeof sectionNames)[number];
}) {
  const { store, name } = props;
  const items = [...store.preview.items.entries()].filter(([, item]) => item.section === name);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`found-${name}`}>
      <h2 id={`found-${name}`} className="title-lg">
        {titles[name]} <span className="title-count">{items.length}</span>
      </h2>
      <ul className="divide-rule divide-y">
        {items.map(([place, item]) => (
          <ItemChoice key={place} store={store} item={item} place={place} />
        ))}
      </ul>
    </section>
  );
});

const Lines = observer(function Lines({ store }: { store: ImportStore }) {
  return (
    <section aria-labelledby="found-personal">
      <h2 id="found-personal" className="title-lg mb-3">
        About you
      </h2>
      <ul className="grid gap-4">
        {store.preview.personal.map(({ field, current, incoming, problem }, place) => (
          <li key={field}>
            <Checkbox
              label={lineTitles[field]}
              disabled={Boolean(problem)}
              hint={
                <span className="wrap-anywhere">
                  “{incoming}”{current && <>, in place of “{current}”</>}
                  {problem && (
                    <span className="text-bad mt-1 block">
                      {problem} Put it right in the file and choose it again, or write it yourself.
                    </span>
                  )}
                </span>
              }
              checked={store.lines[place] ?? false}
              onChange={({ target }) => store.takeLine(place, target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

const Ignored = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <details>
      <summary className="min-h-6 font-medium">Left out of the file: {of.length}</summary>
      <ul className="text-ink-2 mt-2 list-disc ps-5 wrap-anywhere">
        {of.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  );
