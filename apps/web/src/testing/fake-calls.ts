import { ApiFailure } from "@toran/api-client/failure";
import type { FailureBody } from "@toran/contract/errors";
import type {
  Calls,
  ChatCalls,
  HrCalls,
  NotificationCalls,
  OfficerCalls,
  SiteCalls,
  StudentCalls,
} from "@/stores/calls";

type Some<T> = {
  [Key in keyof T]?: T[Key] extends (...args: never[]) => unknown ? T[Key] : Some<T[Key]>;
};

/** The calls that a test answers, by area. */
export interface FakeCalls {
  student?: Some<StudentCalls>;
  po?: Some<OfficerCalls>;
  hr?: Some<HrCalls>;
  site?: Some<SiteCalls>;
  notifications?: Some<NotificationCalls>;
  chat?: Some<ChatCalls>;
}

/** The calls of the application, answered by a test. One that the test does not name fails loudly. */
export function fakeCalls(named: FakeCalls): Calls {
  const area = <Client>(name: keyof FakeCalls) => {
    const client = strict(named[name] ?? {}, name) as Client;
    return async () => client;
  };
  return {
    student: area("student"),
    po: area("po"),
    hr: area("hr"),
    site: area("site"),
    notifications: area("notifications"),
    chat: area("chat"),
    renew: async () => null,
  };
}

function strict(node: object, path: string): object {
  return new Proxy(node, {
    get(target, key) {
      // What awaits a client looks for `then`; a client has none.
      if (typeof key === "symbol" || key === "then") return undefined;
      const value: unknown = Reflect.get(target, key);
      const here = `${path}.${key}`;
      if (typeof value === "function") return value;
      if (typeof value === "object" && value !== null) return strict(value, here);
      return unnamed(here);
    },
  });
}

/** Stands for a group as well as for a call, and complains when it is called. */
const unnamed = (path: string): unknown =>
  new Proxy(() => undefined, {
    get: (_, key) => (typeof key === "symbol" ? undefined : unnamed(`${path}.${key}`)),
    apply: () => {
      throw new Error(`The test did not name the call ${path}.`);
    },
  });

/** A good reply. */
export const ok = <Data>(data: Data) => ({ success: true as const, data });

/** A refusal of the server, by field or as a whole. */
export const refusal = (body: Partial<FailureBody>, status = 400) => new ApiFailure(status, body);

/** A call that answers in turn, the last answer from then on, and keeps what it was asked. */
export function answering<Reply>(...replies: [Reply, ...Reply[]]) {
  const asked: unknown[] = [];
  const call = async (input?: unknown) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? replies[0];
    asked.push(input);
    return reply;
  };
  return Object.assign(call, { asked });
}
