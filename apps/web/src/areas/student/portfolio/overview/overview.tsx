import type { Progress } from "@toran/contract/schemas/progress";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { partNames, parts } from "../frame/parts";
import { usePortfolio } from "../portfolio-context";

/** Where a student begins: what to do next, and what is there already. */
export const Overview = observer(function Overview() {
  const { student } = useStores();
  const { progress } = usePortfolio().around;
  const name = student.userInfo?.firstName;
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title" className="title-xl">
        {name ? `Welcome, ${name}` : "Welcome"}
      </h2>
      <Load of={progress}>{(told) => <Steps progress={told} />}</Load>
    </section>
  );
});

function Steps({ progress }: { progress: Progress }) {
  const told = partNames.flatMap(
    (name) => progress.sections.find((part) => part.name === name) ?? [],
  );
  const open = told.filter(({ done }) => !done).toSorted((a, b) => b.left - a.left);
  const done = told.filter((part) => part.done);
  return (
    <>
      <p className="text-ink-2 mb-4">{lead(progress, open.length)}</p>
      {open.length > 0 && (
        <ol aria-label="What to do next" className="divide-rule border-rule divide-y border-y">
          {open.map(({ name, next, left }, place) => (
            <li key={name} className="flex flex-wrap items-center gap-3 py-3">
              <span className="min-w-0 flex-1 basis-60">
                <b className="block font-medium">{parts[name].label}</b>
                <span className="text-ink-2">{next}</span>
              </span>
              <span className="text-ink-3 tnum text-xs">worth {left}%</span>
              <Button asChild intent={place ? "soft" : "primary"} size="sm">
                <AppLink href={parts[name].href}>
                  Add<span className="sr-only"> to {parts[name].label}</span>
                </AppLink>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {done.length > 0 && (
        <>
          <h3 className="title-lg mt-6 mb-2">There already</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {done.map(({ name, count }) => (
              <li key={name}>
                <AppLink href={parts[name].href} className="link">
                  {parts[name].label}
                </AppLink>
                {parts[name].counted && <span className="text-ink-3 tnum"> {count}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <p className="text-ink-2 mt-6">
          Have you written it down elsewhere already?{" "}
          <AppLink href={paths.student.import} className="link">
            Bring it from LinkedIn or a JSON Resume file
          </AppLink>
        </p>
      )}
      {open.length === 0 && (
        <Button asChild className="mt-6">
          <AppLink href={paths.student.publicProfile}>See your public profile</AppLink>
        </Button>
      )}
    </>
  );
}

function lead({ percent }: Progress, open: number) {
  if (!open) return "Your portfolio has something of everything. Keep it fresh and share it.";
  if (percent < 20)
    return "Your portfolio starts here. Each step takes a few minutes, and you can stop at any time.";
  return `${percent}% is there. ${open === 1 ? "One step is" : `${open} steps are`} left, the one that adds most first.`;
}
