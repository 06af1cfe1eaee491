import { ApiFailure, isFailure } from "@toran/api-client/failure";
import type { connections } from "@toran/contract/schemas/connection";
import type { widget } from "@toran/contract/schemas/dashboard";
import { makeAutoObservable } from "mobx";
import type { z } from "zod/mini";
import type { AnswerBody } from "@/features/connections/answer-dialog";
import { changeInTurn } from "@/lib/change-in-turn";
import { Loadable } from "@/lib/loadable";
import type { Calls, OfficerCalls } from "@/stores/calls";
import type { OfficerStore } from "@/stores/officer-store";
import type { Stores } from "@/stores/stores";

type Reply<Call extends (...args: never[]) => Promise<unknown>> =
  Extract<Awaited<ReturnType<Call>>, { success: true }> extends { data: infer Data } ? Data : never;
type Dashboard = OfficerCalls["dashboard"];
export type Season = Reply<Dashboard["season"]>;
export type Department = Reply<Dashboard["departments"]>[number];
export type Week = Reply<Dashboard["connectionGraph"]>[number];
export type TopSkills = Reply<Dashboard["topSkills"]>;
export type CollegeProgress = Reply<Dashboard["progress"]>;
export type Pinned = Reply<OfficerCalls["quickAccess"]["list"]>[number];
export type Group = Reply<Dashboard["groups"]>[number];
export type Widget = z.output<typeof widget>;
type Requests = z.output<typeof connections>;

/** How many requests the home shows. */
const mostWaiting = 4;

const tryAgain = (part: Pick<Loadable<unknown>, "failure" | "loading" | "load">) => {
  if (part.failure && !part.loading) void part.load();
};

/** What the officer's home tells; each part comes, and fails, by itself. */
export class HomeStore {
  readonly widgets: Loadable<Widget[]>;
  readonly groups: Loadable<Group[]>;
  readonly season: Loadable<Season>;
  readonly departments: Loadable<Department[]>;
  readonly skills: Loadable<TopSkills>;
  readonly weeks: Loadable<Week[]>;
  readonly waiting: Loadable<Requests>;
  readonly answers: OfficerStore["answers"];
  readonly progress: Loadable<CollegeProgress>;
  readonly pinned: Loadable<Pinned[]>;
  /** Whose home it is, which the frame names. */
  readonly officer: OfficerStore["user"];
  /** The group of departments that is looked at. */
  groupId: string | undefined = undefined;
  readonly #calls: Calls;
  readonly #arrange: ReturnType<typeof changeInTurn<Widget[]>>;
  #groupsAsked: Promise<void> | undefined;

  constructor({ calls, po }: Pick<Stores, "calls" | "po">) {
    this.#calls = calls;
    const dashboard = async () => (await calls.po()).dashboard;
    this.widgets = new Loadable(async () => {
      const reply = await (await dashboard()).widgets();
      if (!isFailure(reply)) this.#tryFailedAgain();
      return reply;
    });
    this.#arrange = changeInTurn(this.widgets);
    this.groups = new Loadable(async () => (await dashboard()).groups());
    this.season = this.#ofGroup(async (params) => (await dashboard()).season({ params }));
    this.departments = this.#ofGroup(async (params) => (await dashboard()).departments({ params }));
    this.skills = this.#ofGroup(async (params) => (await dashboard()).topSkills({ params }));
    this.weeks = new Loadable(async () => (await dashboard()).connectionGraph());
    this.answers = po.answers;
    this.officer = po.user;
    this.progress = new Loadable(async () => (await dashboard()).progress());
    this.pinned = new Loadable(async () => (await calls.po()).quickAccess.list());
    this.waiting = new Loadable(async () =>
      (await calls.po()).companies.status({
        query: { connectionType: "PENDING_RECEIVED", limit: mostWaiting },
      }),
    );
    makeAutoObservable(this);
  }

  load() {
    void this.widgets.load();
    void this.weeks.load();
    void this.waiting.load();
    void this.progress.load();
    void this.pinned.load();
  }

  /** When the line is back, so are the parts that it took along. */
  #tryFailedAgain() {
    const { season, departments, skills, weeks, waiting, answers, progress, pinned } = this;
    for (const part of [season, departments, skills, weeks, waiting, answers, progress, pinned])
      tryAgain(part);
    this.tryFrameAgain();
  }

  /** The name of the college, which stands beside every page. */
  tryFrameAgain() {
    tryAgain(this.officer);
  }

  /** The group that is looked at; the first of all where none was chosen, or one that is not there. */
  get group() {
    const groups = this.groups.value;
    return groups?.find(({ id }) => id === this.groupId) ?? groups?.[0];
  }

  /** The departments of the group that is looked at; none where that is all of them. */
  get chosenDepartments(): readonly string[] {
    const { group } = this;
    return group && group !== this.groups.value?.[0] ? group.departments : [];
  }

  choose(id: string | undefined) {
    this.groupId = id;
    void this.season.load();
    void this.departments.load();
    void this.skills.load();
  }

  /** What is told of the group that is looked at: figures of another one never stand under its name. */
  #ofGroup<Value>(ask: (params: { id: string }) => Promise<{ data: Value } | ApiFailure>) {
    return new Loadable<Value>(
      () => this.#inGroup(ask),
      () => this.groupId,
    );
  }

  /** Asks about the group that is looked at. */
  async #inGroup<Value>(ask: (params: { id: string }) => Promise<Value>) {
    if (!this.groups.value) await (this.#groupsAsked ??= this.groups.load());
    this.#groupsAsked = undefined;
    if (this.group) return ask({ id: this.group.id });
    return this.groups.failure ?? new ApiFailure(404);
  }

  /** Answers a request. What hangs on it is told anew, also when somebody else was faster. */
  async decide(id: string, body: AnswerBody) {
    const { companies } = await this.#calls.po();
    const reply = await companies.decide({ params: { id }, body });
    if (!isFailure(reply) || reply.status === 409) this.follow();
    return reply;
  }

  /** Tells anew what hangs on connections. */
  follow() {
    void this.waiting.load();
    void this.answers.load();
    void this.weeks.load();
    void this.season.load();
  }

  /** Shows another arrangement at once, and keeps it after the one before: the last that was made is the one that stays. */
  arrange(widgets: Widget[]) {
    const shown = widgets.map((each, position) => ({ ...each, position }));
    const layout = widgets.map(({ id, columns, shown: isShown }) => ({
      id,
      columns,
      shown: isShown,
    }));
    return this.#arrange(shown, async () => {
      const { dashboard } = await this.#calls.po();
      const reply = await dashboard.saveWidgets({ body: { widgets: layout } });
      return isFailure(reply) ? reply : { data: shown };
    });
  }

  async pin(name: string, action: Pinned["action"]) {
    const { quickAccess } = await this.#calls.po();
    const reply = await quickAccess.create({ body: { name, action } });
    if (isFailure(reply)) return;
    const { value } = this.pinned;
    // Another tab may have pinned it before.
    const others = value?.filter(({ id }) => id !== reply.data.id);
    if (others) this.pinned.set([...others, reply.data]);
    else await this.pinned.load();
  }

  async unpin({ id }: Pinned) {
    const { quickAccess } = await this.#calls.po();
    const reply = await quickAccess.remove({ params: { id } });
    // Another tab may have taken it out before.
    if (!isFailure(reply) || reply.status === 404)
      this.pinned.set((this.pinned.value ?? []).filter((each) => each.id !== id));
  }
}
