import { isFailure } from "@toran/api-client/failure";
import type { HrUser } from "@toran/contract/schemas/company";
import type { connectionCounts } from "@toran/contract/schemas/connection";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "./calls";

/** The signed-in HR user, and the company they act for. */
export class HrStore {
  readonly user: Loadable<HrUser>;
  /** How many colleges are connected, asked and wait. */
  readonly connections: Loadable<z.output<typeof connectionCounts>>;
  /** How many bookings wait for an answer of this side. */
  readonly bookings: Loadable<{ waiting: number }>;
  /** How many jobs the company has. */
  readonly sizes: Loadable<{ jobs?: number | undefined }>;

  constructor(calls: Calls) {
    this.user = new Loadable(async () => {
      const reply = await (await calls.hr()).company.user();
      return isFailure(reply) ? reply : { data: reply };
    });
    this.connections = new Loadable(async () => (await calls.hr()).colleges.counts());
    this.bookings = new Loadable(async () => (await calls.hr()).bookings.waiting());
    this.sizes = new Loadable(async () => {
      const reply = await (await calls.hr()).jobs.list({ query: { limit: 1 } });
      return isFailure(reply) ? reply : { data: { jobs: reply.data.total } };
    });
  }

  load() {
    return this.user.load();
  }

  get id() {
    return this.user.value?.id;
  }

  get error() {
    return this.user.failure?.message;
  }

  clear() {
    this.user.clear();
    this.connections.clear();
    this.bookings.clear();
    this.sizes.clear();
  }
}
