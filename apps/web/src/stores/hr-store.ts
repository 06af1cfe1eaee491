import { isFailure } from "@toran/api-client/failure";
import type { HrUser } from "@toran/contract/schemas/company";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "./calls";

/** The signed-in HR user, and the company they act for. */
export class HrStore {
  readonly user: Loadable<HrUser>;

  constructor(calls: Calls) {
    this.user = new Loadable(async () => {
      const reply = await (await calls.hr()).company.user();
      return isFailure(reply) ? reply : { data: reply };
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
  }
}
