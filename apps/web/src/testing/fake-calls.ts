import { ApiFailure } from "@toran/api-client/failure";
import type { FailureBody } from "@toran/contract/errors";
import type { Calls, HrCalls, OfficerCalls, SiteCalls, StudentCalls } from "@/stores/calls";

type Some<T> = {
  [Key in keyof T]?: T[Key] extends (...args: never[]) => unknown ? T[Key] : Some<T[Key]>;
};

/** The calls that a test answers, by area. */
export interface FakeCalls {
  student?: Some<StudentCalls>;
  po?: Some<OfficerCalls>;
  hr?: Some<HrCalls>;
  site?: Some<SiteCalls>;
}

/** The calls of the application, answered by a test. One that the test does not name fails loudly. */
export function fakeCalls(named: FakeCalls): Calls {
  const area = <Client>(name: keyof FakeCalls) => {
    const client = strict(named[name] ?? {}, name) as Client;
    return async () => client;
  };
  return { student: area("student"), po: area("po"), hr: area("hr"), site: area("site") };
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

/** A call that always answers the same, and keeps what it was asked. */
export function answering<Reply>(reply: Reply) {
  const asked: unknown[] = [];
  const call = async (input?: unknown) => {
    asked.push(input);
    return reply;
  };
  return Object.assign(call, { asked });
}
