import { isFailure } from "@toran/api-client/failure";
import type { connections } from "@toran/contract/schemas/connection";
import type { jobPage } from "@toran/contract/schemas/listed-job";
import { makeAutoObservable } from "mobx";
import type { z } from "zod/mini";
import type { AnswerBody } from "@/features/connections/answer-dialog";
import { connectionCalls } from "@/features/connections/connection-calls";
import { Loadable } from "@/lib/loadable";
import type { Stores } from "@/stores/stores";

const mostWaiting = 5;
const mostJobs = 4;

/** What the home of an HR user shows beyond what every page knows. */
export class HomeStore {
  readonly waiting: Loadable<z.output<typeof connections>>;
  readonly jobs: Loadable<z.output<typeof jobPage>>;
  readonly #stores: Pick<Stores, "calls" | "hr">;

  constructor(stores: Pick<Stores, "calls" | "hr">) {
    this.#stores = stores;
    const { status } = connectionCalls(stores.calls, "hr");
    this.waiting = new Loadable(() =>
      status({ connectionType: "PENDING_RECEIVED", limit: mostWaiting }),
    );
    this.jobs = new Loadable(async () =>
      (await stores.calls.hr()).jobs.list({ query: { limit: mostJobs } }),
    );
    makeAutoObservable(this);
  }

  load() {
    void this.waiting.load();
    void this.jobs.load();
  }

  /** Answers a request. What hangs on it is told anew, also when somebody else was faster. */
  async decide(id: string, body: AnswerBody) {
    const { calls, hr } = this.#stores;
    const reply = await connectionCalls(calls, "hr").decide(id, body);
    if (!isFailure(reply) || reply.status === 409) {
      this.load();
      void hr.connections.load();
    }
    return reply;
  }
}
