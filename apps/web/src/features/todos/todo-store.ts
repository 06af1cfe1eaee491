import { isFailure } from "@toran/api-client/failure";
import type { Client } from "@toran/api-client";
import type { Api } from "@toran/contract";
import type { z } from "zod/mini";
import type { Attention, todo as todoSchema } from "@toran/contract/schemas/task";
import { makeAutoObservable } from "mobx";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";

export type Todo = z.output<typeof todoSchema>;
export type TodoCalls = Client<Api["po"]["todos"]>;
export type TodoInput = Parameters<TodoCalls["create"]>[0]["body"];

const inputOf = (todo: Todo) => {
  const { title, note, status, priority, dueAt, remindAt, link, assigneeId, assignee } = todo;
  return {
    title,
    status,
    priority,
    ...(note && { note }),
    ...(dueAt && { dueAt }),
    ...(remindAt && { remindAt }),
    ...(link && { link }),
    // Without a name it is for somebody who has left, and nothing is given to them.
    ...(assignee && assigneeId && { assigneeId }),
  };
};

const when = ({ dueAt }: Pick<Todo, "dueAt">) =>
  dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY;
const inOrder = (a: Todo, b: Todo) => a.order - b.order;

/** A place between two others, or beyond the only one. */
const between = (before: Todo | undefined, after: Todo | undefined) =>
  before && after
    ? (before.order + after.order) / 2
    : before
      ? before.order + 1
      : (after?.order ?? 2) - 1;

/** The to-do list of whoever is signed in, an officer or an HR user. */
export class TodoStore {
  readonly list: Loadable<Todo[]>;
  /** What waits without anybody having written it down. */
  readonly attention: Loadable<Attention[]>;
  readonly #calls: () => Promise<TodoCalls>;

  constructor(calls: () => Promise<TodoCalls>) {
    this.#calls = calls;
    this.list = new Loadable(async () => (await calls()).list());
    this.attention = new Loadable(async () => (await calls()).attention());
    makeAutoObservable(this, { list: false, attention: false });
  }

  /** Both come at once, so that nothing is pushed down; what waits may fail by itself. */
  load() {
    void this.list.load(this.attention.load());
  }

  /** What is still to be done, in the order its owner gives it. */
  get open() {
    return this.#all.filter(({ status }) => status !== "DONE").toSorted(inOrder);
  }

  get done() {
    return this.#all.filter(({ status }) => status === "DONE").toSorted(inOrder);
  }

  /** Stands before what is due later, until it is moved. */
  async add(title: string, dueAt: string | undefined) {
    const later = this.open.findIndex((each) => when(each) > when({ dueAt: dueAt ?? null }));
    const order = later < 0 ? undefined : between(this.open[later - 1], this.open[later]);
    const body = { title, ...(dueAt && { dueAt }), ...(order !== undefined && { order }) };
    const reply = await (await this.#calls()).create({ body }, toldHere);
    if (isFailure(reply)) return reply;
    // Alone it would pass for all there is.
    if (this.list.value) this.list.set([...this.#all, reply.data]);
    else await this.list.load();
    return reply;
  }

  /** Changes one as its writer; gives the reply, which may refuse it. */
  async save(todo: Todo, body: TodoInput) {
    const reply = await (await this.#calls()).update({ params: { id: todo.id }, body }, toldHere);
    if (!isFailure(reply)) this.#replace(reply.data);
    else if (reply.status === 404) this.#drop(todo);
    return reply;
  }

  /** Says that one is begun, or is not any more; shown at once, and taken back when it could not be kept. */
  async begin(todo: Todo, begun: boolean) {
    await this.#change(todo, { status: begun ? "IN_PROGRESS" : "OPEN" });
  }

  /** Puts one between its new neighbours at once, and back when that could not be kept. */
  async move(todo: Todo, place: number) {
    const others = this.open.filter(({ id }) => id !== todo.id);
    const order = between(others[place - 1], others[place]);
    await this.#change(todo, { order });
  }

  /** Shows the tick at once, and takes it back when it could not be kept. */
  async tick(todo: Todo) {
    await this.#change(todo, { status: todo.status === "DONE" ? "OPEN" : "DONE" });
  }

  /** Takes one away; it is no failure that another tab has done so already. */
  async remove(todo: Todo) {
    const reply = await (await this.#calls()).remove({ params: { id: todo.id } });
    if (isFailure(reply) && reply.status !== 404) return false;
    this.#drop(todo);
    return true;
  }

  /** Puts back what was taken away, where it stood; gives what stands there now, or why it does not. */
  async putBack(todo: Todo) {
    const body = { ...inputOf(todo), order: todo.order, putBack: todo.id };
    const reply = await (await this.#calls()).create({ body });
    if (!isFailure(reply)) this.list.set([...this.#all, reply.data]);
    return reply;
  }

  /** Sends no more than what changes: the rest may be another by now, in another tab or with who wrote it. */
  async #change(before: Todo, body: Partial<Pick<Todo, "status" | "order">>) {
    this.#replace({ ...before, ...body });
    const reply = await (await this.#calls()).update({ params: { id: before.id }, body });
    // What was taken away in another tab is not put back by a tick here.
    if (isFailure(reply) && reply.status === 404) this.#drop(before);
    else this.#replace(isFailure(reply) ? before : reply.data);
  }

  #drop(todo: Todo) {
    this.list.set(this.#all.filter(({ id }) => id !== todo.id));
  }

  #replace(todo: Todo) {
    this.list.set(this.#all.map((each) => (each.id === todo.id ? todo : each)));
  }

  get #all() {
    return this.list.value ?? [];
  }
}
