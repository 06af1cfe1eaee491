import { isFailure } from "@toran/api-client/failure";
import type { OptionAsk } from "@toran/ui";
import { useStores } from "@/stores/use-stores";

const mostShown = 50;
interface Named {
  id: string;
  name: string;
}

/** The names that hold what was typed; a list of a college is short enough to look through here. */
function holding(all: readonly Named[], search: string) {
  const wanted = search.trim().toLocaleLowerCase("en");
  const items = all
    .filter(({ name }) => name.toLocaleLowerCase("en").includes(wanted))
    .slice(0, mostShown)
    .map(({ id, name }) => ({ value: name, label: name, id }));
  return { items, next: null };
}

/** The departments of the college, by name. */
export function useDepartments() {
  const { calls } = useStores();
  return async ({ search, signal }: OptionAsk) => {
    const reply = await (await calls.po()).students.departments({}, { signal });
    if (isFailure(reply)) throw reply;
    return holding(reply.data, search);
  };
}

/** The skills that students of the college have. */
export function useSkills() {
  const { calls } = useStores();
  return async ({ search, signal }: OptionAsk) => {
    const { students } = await calls.po();
    const reply = await students.skills({ query: { skills: search } }, { signal });
    if (isFailure(reply)) throw reply;
    return holding(reply.data, search);
  };
}
