import { isFailure } from "@toran/api-client/failure";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import { useStores } from "@/stores/use-stores";
import { usePortfolio } from "../portfolio-context";

/** The sections in the order of the public profile, and how another order is kept. */
export function useSectionOrder() {
  const { calls, feedback } = useStores();
  const portfolio = usePortfolio();
  const { around, sections: stores } = portfolio;
  const { visibility } = around;
  return {
    order:
      visibility.value?.sections.map(({ name }) => name) ?? (Object.keys(stores) as SectionName[]),
    reorder: async (names: readonly SectionName[]) => {
      // An order says of each section whether it is shown: what is not known yet would be.
      if (!visibility.value) await visibility.load();
      const before = visibility.value;
      if (!before) {
        if (visibility.failure) feedback.toast("error", visibility.failure.message);
        return;
      }
      const shown = new Map(before.sections.map((section) => [section.name, section.shown]));
      const sections = names.map((name) => ({ name, shown: shown.get(name) ?? true }));
      visibility.set({ ...before, sections });
      const { reply, isLast } = await portfolio.sendOrder(async () =>
        (await calls.student()).profile.setVisibility({ body: { sections } }),
      );
      // What was moved meanwhile is shown already, and is told of by its own answer.
      if (!isLast) return;
      if (!isFailure(reply)) return visibility.set(reply.data);
      visibility.set(before);
      void visibility.load();
    },
  };
}
