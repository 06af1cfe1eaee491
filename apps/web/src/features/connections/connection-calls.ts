import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";
import type { AnswerBody } from "./answer-dialog";
import type { ConnectionArea } from "./sides";

type Input = NonNullable<
  Parameters<Awaited<ReturnType<Calls["po"]>>["companies"]["status"]>[0]
>["query"];

/** Why, and what a company may do, are asked in forms, which tell where it is refused; an answer without one is a press. */
const mannerOf = ({ status, permissions }: AnswerBody) =>
  !permissions && (status === "APPROVED" || status === "WITHDRAWN") ? undefined : toldHere;

/** The same calls of both sides: what waits, and how it is asked and answered. */
export const connectionCalls = (calls: Calls, area: ConnectionArea) => ({
  status: async (query: Input, options?: { signal: AbortSignal }) =>
    area === "po"
      ? (await calls.po()).companies.status({ query }, options)
      : (await calls.hr()).colleges.status({ query }, options),
  decide: async (id: string, body: AnswerBody) =>
    area === "po"
      ? (await calls.po()).companies.decide({ params: { id }, body }, mannerOf(body))
      : (await calls.hr()).colleges.decide({ params: { id }, body }, mannerOf(body)),
  connect: async (otherId: string, message: string | undefined) => {
    const asked = { status: "PENDING" as const, ...(message && { message }) };
    return area === "po"
      ? (await calls.po()).companies.connect({ body: { companyId: otherId, ...asked } }, toldHere)
      : (await calls.hr()).colleges.connect({ body: { collegeId: otherId, ...asked } }, toldHere);
  },
});
