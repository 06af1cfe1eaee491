import { isFailure } from "@toran/api-client/failure";
import type { Officer } from "@toran/contract/schemas/company";
import type { approvalMetric } from "@toran/contract/schemas/connection";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "./calls";

/** The signed-in placement officer; `user.data.id` names their room of the real-time channel. */
export class OfficerStore {
  readonly user: Loadable<Officer>;
  /** How many requests of companies wait, and how those before were answered. */
  readonly answers: Loadable<z.output<typeof approvalMetric>>;
  /** How many bookings wait for an answer of this side. */
  readonly bookings: Loadable<{ waiting: number }>;
  /** How many offers from elsewhere wait to be verified. */
  readonly offers: Loadable<{ waiting: number }>;
  /** How many students and invitations the college has. */
  readonly sizes: Loadable<{ students?: number | undefined; invited?: number | undefined }>;

  constructor(calls: Calls) {
    this.user = new Loadable(async () => (await calls.po()).profile.profile());
    this.answers = new Loadable(async () => (await calls.po()).dashboard.approvals());
    this.bookings = new Loadable(async () => (await calls.po()).bookings.waiting());
    this.offers = new Loadable(async () => (await calls.po()).externalOffers.waiting());
    this.sizes = new Loadable(async () => {
      const { students } = await calls.po();
      const query = { count: true };
      const all = await students.list({ query });
      if (isFailure(all)) return all;
      const invited = await students.invited({ query });
      if (isFailure(invited)) return invited;
      return { data: { students: all.data.total, invited: invited.data.total } };
    });
  }

  load() {
    return this.user.load();
  }

  get id() {
    return this.user.value?.data.id;
  }

  get error() {
    return this.user.failure?.message;
  }

  get loading() {
    return this.user.loading;
  }

  clear() {
    this.user.clear();
    this.answers.clear();
    this.bookings.clear();
    this.offers.clear();
    this.sizes.clear();
  }
}
