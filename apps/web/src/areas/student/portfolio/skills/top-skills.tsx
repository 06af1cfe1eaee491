import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { Skill } from "@toran/contract/schemas/skill";
import { Button, SortableList } from "@toran/ui";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { Load } from "@/lib/load";
import { useStores } from "@/stores/use-stores";
import { usePortfolio } from "../portfolio-context";
import { ChooseTop } from "./choose-top";

/** The skills that are shown first, at most seven, in the order their owner gives them. */
export const TopSkills = observer(function TopSkills() {
  const { topSkills, progress } = usePortfolio().around;
  const all = progress.value?.sections.find(({ name }) => name === "skills")?.count;
  const [choosing, choose] = useState(false);
  const save = useSaveTop();
  const id = useId();
  const many = topSkills.value?.length ?? 0;
  return (
    <section aria-labelledby={id} className="mb-5">
      <header className="flex min-h-6 items-baseline gap-2">
        <h2 id={id} className="title-lg">
          Top skills
        </h2>
        {/* What is chosen takes the place of what was: that must be known. */}
        {topSkills.value && (
          <>
            <span className="text-ink-3">{`${many} of ${limits.topSkills}`}</span>
            <Button intent="link" className="ms-auto" onClick={() => choose(true)}>
              {all ? `Choose from ${all}` : "Choose"}
            </Button>
          </>
        )}
      </header>
      <Load of={topSkills}>
        {(skills) => (
          <SortableList
            label="Top skills"
            items={skills}
            itemId={(skill) => skill.id}
            itemName={(skill) => skill.skill_name}
            onReorder={(order) => void save(order)}
            className="mt-2 grid grid-cols-1 gap-1.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
            itemClassName="border-rule-strong flex min-h-8 items-center gap-1.5 rounded-md border ps-1 pe-2"
            renderItem={(skill, grip, place) => (
              <>
                {grip}
                <span className="text-ink-3 tnum">{place + 1}</span>
                <span className="min-w-0 font-medium wrap-anywhere">{skill.skill_name}</span>
              </>
            )}
            foot={many < limits.topSkills && <AddTop first={!many} onPress={() => choose(true)} />}
          />
        )}
      </Load>
      {choosing && (
        <ChooseTop top={topSkills.value ?? []} onClose={() => choose(false)} onSave={save} />
      )}
    </section>
  );
});

const AddTop = ({ first, onPress }: { first: boolean; onPress: () => void }) => (
  <li className="sm:col-span-2">
    <button
      type="button"
      onClick={onPress}
      className="border-rule-control text-accent-ink hover:bg-hover flex min-h-8 w-full items-center gap-2 rounded-md border border-dashed px-3 text-start font-medium"
    >
      <Plus aria-hidden="true" size={14} strokeWidth={2} className="flex-none" />
      {first ? "Choose what companies see first" : "Add one more"}
    </button>
  </li>
);

/** Saves which skills are the top ones, shown at once and put back when the server refuses. */
function useSaveTop() {
  const portfolio = usePortfolio();
  const { calls } = useStores();
  const { topSkills } = portfolio.around;
  return async (order: readonly Skill[]) => {
    const before = topSkills.value;
    const ids = order.map(({ id }) => id);
    topSkills.set([...order]);
    const { reply, isLast } = await portfolio.sendTop(async () =>
      (await calls.student()).skills.setTop({ body: { ids } }),
    );
    // What was chosen meanwhile is shown already, and is told of by its own answer.
    if (!isLast) return reply;
    if (isFailure(reply)) {
      if (before) topSkills.set(before);
      void topSkills.load();
    } else {
      topSkills.set(reply.data);
      void portfolio.sections.skills.items.load();
      portfolio.changed("skills");
    }
    return reply;
  };
}
