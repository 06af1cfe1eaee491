import type { SectionName } from "@toran/contract/schemas/portfolio";
import { reaction, when } from "mobx";
import { painted } from "@/lib/idle";
import { Loadable } from "@/lib/loadable";
import { oneByOne } from "@/lib/one-by-one";
import type { Calls } from "@/stores/calls";
import type { Stores } from "@/stores/stores";
import type { SectionKind } from "./editor/section-kind";
import { SectionStore } from "./editor/section-store";
import { achievements } from "./lists/achievements";
import { additional } from "./lists/additional";
import { education } from "./lists/education";
import { experiences } from "./lists/experiences";
import { projects } from "./lists/projects";
import { skills } from "./lists/skills";

const patience = 1000;
const around = (calls: Calls) => ({
  progress: new Loadable(async () => (await calls.student()).profile.progress()),
  updated: new Loadable(async () => (await calls.student()).profile.lastUpdated()),
  slug: new Loadable(async () => (await calls.student()).profile.slug()),
  visibility: new Loadable(async () => (await calls.student()).profile.visibility()),
  graph: new Loadable(async () => (await calls.student()).skills.graph()),
  topSkills: new Loadable(async () => (await calls.student()).skills.top()),
  otherSkills: new Loadable(async () => (await calls.student()).skills.additional()),
  video: new Loadable(async () => (await calls.student()).video.read()),
});

/** A student's own portfolio while its screens are open. */
export class PortfolioStore {
  readonly around: ReturnType<typeof around>;
  readonly sections: Record<SectionName, SectionStore>;
  /** Sends the choices of top skills, and the orders of the sections. */
  readonly sendTop = oneByOne();
  readonly sendOrder = oneByOne();
  readonly #stores: Stores;

  constructor(stores: Stores) {
    const { calls, feedback } = stores;
    this.#stores = stores;
    this.around = around(calls);
    const section = (kind: SectionKind) =>
      new SectionStore(kind, calls, feedback, () => this.changed(kind.name));
    this.sections = {
      projects: section(projects),
      experiences: section(experiences),
      education: section(education),
      achievements: section(achievements),
      skills: section(skills),
      additional: section(additional),
    };
  }

  /** Loads what stands around the sections, and keeps the student's record up with their lists. */
  open() {
    const shown = this.#openSectionPainted();
    for (const part of Object.values(this.around)) void part.load(shown);
    const { student } = this.#stores;
    const stops = Object.values(this.sections).map(({ kind, items }) =>
      reaction(
        () => [student.id, items.value] as const,
        ([id, value]) => {
          if (id && value) kind.keepIn?.(student, value);
        },
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** The items of the section that is being opened come before what stands around them, unless they are slow. */
  async #openSectionPainted() {
    const opening = Object.values(this.sections).find(({ items }) => items.loading);
    if (!opening) return;
    await when(() => !opening.items.loading, { timeout: patience }).catch(() => undefined);
    await painted();
  }

  /** Something was saved: what is counted from it is asked for again. */
  changed(section?: SectionName) {
    const { progress, updated, graph, topSkills, otherSkills } = this.around;
    const parts = section === "skills" ? [graph, topSkills, otherSkills] : [];
    for (const part of [progress, updated, ...parts]) void part.load();
  }
}
