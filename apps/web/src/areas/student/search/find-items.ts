import { isFailure } from "@toran/api-client/failure";
import type { StudentCalls } from "@/stores/calls";
import type { SectionKind } from "../portfolio/editor/section-kind";
import { parts } from "../portfolio/frame/parts";
import { achievements } from "../portfolio/lists/achievements";
import { additional } from "../portfolio/lists/additional";
import { education } from "../portfolio/lists/education";
import { experiences } from "../portfolio/lists/experiences";
import { projects } from "../portfolio/lists/projects";
import { skills } from "../portfolio/lists/skills";

/** A section as the search shows it. */
export interface Searched {
  heading: string;
  hits: { id: string; label: string; detail: string; href: string }[];
}

const kinds: SectionKind[] = [projects, experiences, education, achievements, skills, additional];

/** Every item of the portfolio, by section. Throws when one of the sections does not come. */
export const findItems = (student: StudentCalls): Promise<Searched[]> =>
  Promise.all(
    kinds.map(async (kind) => {
      const reply = await kind.calls(student).list();
      if (isFailure(reply)) throw new Error(reply.message);
      return {
        heading: kind.title,
        hits: reply.data.map((item) => ({
          id: item.id,
          label: kind.titleOf(item),
          detail: kind.detailOf(item),
          href: `${parts[kind.name].href}#${item.id}`,
        })),
      };
    }),
  );
