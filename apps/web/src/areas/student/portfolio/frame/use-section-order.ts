import { isFailure } from "@toran/api-client/failure";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import { useStores } from "@/stores/use-stores";
import { usePortfolio } from "../portfolio-context";

/** The sections in the order of the public profile, and how another order is kept. */
export function useSectionOrder() {
  const { calls } = useStores();
  const { around, sections: stores } = usePortfolio();
  const { visibility } = around;
  const before = visibility.value;
  return {
    order: before?.sections.map(({ name }) => name) ?? (Object.keys(stores) as SectionName[]),
    reorder: async (names: readonly SectionName[]) => {
      const shown = new Map(before?.sections.map((section) => [section.name, section.shown]));
      const sections = names.map((name) => ({ name, shown: shown.get(name) ?? true }));
      if (before) visibility.set({ ...before, sections });
      const { profile } = await calls.student();
      const reply = await profile.setVisibility({ body: { sections } });
      if (!isFailure(reply)) visibility.set(reply.data);
      else if (before) visibility.set(before);
    },
  };
}
