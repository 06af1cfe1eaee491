import type { ApiFailure } from "@toran/api-client/failure";
import { expect, test, vi } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { OfficerStore } from "@/stores/officer-store";
import { answering, type FakeCalls, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { HomeStore, type Pinned, type Widget } from "./home-store";

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

test("an action that another tab has taken out goes here as well, and one that stays is shown still", async () => {
  const [jobs, calendar] = [pinned("1", "jobs.list"), pinned("2", "calendar.open")];
  const calls = fakeCalls({
    po: {
      quickAccess: {
        list: answering(ok([jobs, calendar])),
        remove: answering(
          refusal({ message: "The quick action was not found." }, 404),
          refusal({ message: "The server is resting." }, 503),
        ),
      },
    },
  });
  const store = new HomeStore({ calls, po: new OfficerStore(calls) });
  await store.pinned.load();
  await store.unpin(jobs);
  expect(store.pinned.value).toEqual([calendar]);
  await store.unpin(calendar);
  expect(store.pinned.value).toEqual([calendar]);
});

const widget = (id: Widget["id"]): Widget => ({
  id,
  name: id,
  columns: 6,
  shown: true,
  position: 0,
});

test("what is arranged in quick succession is kept in its order, and one that fails takes no later one back", async () => {
  const [first, second] = [widget("SEASON"), widget("ROLL")];
  const answers: ((
    reply: Awaited<ReturnType<OfficerCalls["dashboard"]["saveWidgets"]>>,
  ) => void)[] = [];
  const calls = fakeCalls({
    po: {
      dashboard: {
        widgets: answering(ok([first, second])),
        saveWidgets: () => new Promise((settle) => void answers.push(settle)),
      },
    },
  });
  const store = new HomeStore({ calls, po: new OfficerStore(calls) });
  await store.widgets.load();
  const hidden = [{ ...first, shown: false }, second];
  const both = [
    { ...first, shown: false },
    { ...second, shown: false },
  ];
  const arranged = [store.arrange(hidden), store.arrange(both)];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(refusal({ message: "The server is resting." }, 503));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(ok(both));
  await Promise.all(arranged);
  expect(store.widgets.value?.map(({ shown }) => shown)).toEqual([false, false]);
});

test("another try brings the name of the college too, and asks for nothing that has come", async () => {
  const down = refusal({ message: "The server is resting." }, 503);
  const profile = answering<ApiFailure | ReturnType<typeof ok<object>>>(down, ok({}));
  const widgets = answering<ApiFailure | ReturnType<typeof ok<[]>>>(down, ok([]), ok([]));
  const calls = fakeCalls({ po: { profile: { profile }, dashboard: { widgets } } } as FakeCalls);
  const po = new OfficerStore(calls);
  const store = new HomeStore({ calls, po });
  await Promise.all([po.load(), store.widgets.load()]);
  expect(po.error).toBe("The server is resting.");
  await store.widgets.load();
  await vi.waitFor(() => expect(po.user.value).toEqual({}));
  await store.widgets.load();
  expect(profile.asked).toHaveLength(2);
});
