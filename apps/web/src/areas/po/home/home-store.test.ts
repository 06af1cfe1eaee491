import type { ApiFailure } from "@toran/api-client/failure";
import { expect, test } from "vitest";
import { OfficerStore } from "@/stores/officer-store";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { HomeStore, type Pinned } from "./home-store";

const pinned = (id: string, action: Pinned["action"]): Pinned => ({ id, name: id, action });

test("an action that is pinned before the others have come does not stand alone", async () => {
  const both = [pinned("1", "jobs.list"), pinned("2", "calendar.open")];
  const calls = fakeCalls({
    po: {
      quickAccess: {
        list: answering<ApiFailure | ReturnType<typeof ok<Pinned[]>>>(
          refusal({ message: "The server is resting." }, 503),
          ok(both),
        ),
        create: answering(ok(both[1]!)),
      },
    },
  });
  const store = new HomeStore({ calls, po: new OfficerStore(calls) });
  await store.pinned.load();
  await store.pin("Calendar", "calendar.open");
  expect(store.pinned.value).toEqual(both);
});
