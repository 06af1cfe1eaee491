import { isFailure } from "@toran/api-client/failure";
import type { Client } from "@toran/api-client";
import type { Api } from "@toran/contract";
import type { z } from "zod/mini";
import type { todo as todoSchema } from "@toran/contract/schemas/task";
import { makeAutoObservable } from "mobx";
import { Loadable } from "@/lib/loadable";

export type Todo = z.output<typeof todoSchema>;
export type TodoCalls = Client<Api["po"]["todos"]>;

const inputOf = ({ title, note, status, priority, dueAt, remindAt, link, assigneeId }: Todo) => ({
  title,
  status,
  priority,
  ...(note && { note }),
  ...(dueAt && { dueAt }),
  ...(remindAt && { remindAt }),
  ...(link && { link }),
  ...(assigneeId && { assigneeId }),
});

const when = ({ dueAt }: Todo) => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY);

/** The to-do list of whoever is signed in, an officer or an HR user. */
export class TodoStore {
  readonly list: Loadable<Todo[]>;
  readonly #calls: () => Promise<TodoCalls>;

  constructor(calls: () => Promise<TodoCalls>) {
    this.#calls = calls;
    this.list = new Loadable(async () => (await calls()).list());
    makeAutoObservable(this, { list: false });
  }

  /** What is still to be done, the most urgent first, and after it what was done. */
  get inOrder() {
    return (this.list.value ?? []).toSorted(
      (a, b) =>
        Number(a.status === "DONE") - Number(b.status === "DONE") ||
        when(a) - when(b) ||
        a.order - b.order,
    );
  }

  async add(title: string, dueAt: string | undefined) {
    const body = { title, ...(dueAt && { dueAt }) };
    const reply = await (await this.#calls()).create({ body });
    if (!isFailure(reply)) this.list.set([...(this.list.value ?? []), reply.data]);
    return reply;
  }

  /** Shows the tick at once, and takes it back when it could not be kept. */
  async tick(todo: Todo) {
    const status = todo.status === "DONE" ? "OPEN" : "DONE";
    this.#replace({ ...todo, status });
    const body = { ...inputOf(todo), status, order: todo.order } as const;
    const reply = await (await this.#calls()).update({ params: { id: todo.id }, body });
    this.#replace(isFailure(reply) ? todo : reply.data);
  }

  async remove(todo: Todo) {
    const reply = await (await this.#calls()).remove({ params: { id: todo.id } });
    if (isFailure(reply)) return false;
    this.list.set((this.list.value ?? []).filter(({ id }) => id !== todo.id));
    return true;
  }

  /** Puts back what was taken away, where it stood. */
  async putBack(todo: Todo) {
    const body = { ...inputOf(todo), order: todo.order };
    const reply = await (await this.#calls()).create({ body });
    if (!isFailure(reply)) this.list.set([...(this.list.value ?? []), reply.data]);
  }

  #replace(todo: Todo) {
    this.list.set((this.list.value ?? []).map((each) => (each.id === todo.id ? todo : each)));
  }
}
