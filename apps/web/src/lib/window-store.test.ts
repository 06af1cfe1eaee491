import { expect, test, vi } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { WindowStore } from "./window-store";

/** A list of numbers, two to a window; each answer comes when it is let. */
function held() {
  const waiting: ((reply?: ReturnType<typeof refusal>) => void)[] = [];
  const list = new WindowStore<string, string>(
    (asked, next = "0") =>
      new Promise((settle) => {
        const from = Number(next);
        const items = [`${asked} ${from}`, `${asked} ${from + 1}`];
        const good = ok({ items, next: from < 4 ? String(from + 2) : null });
        waiting.push((reply) => settle(reply ?? good));
      }),
  );
  const answer = async (doing: Promise<void>, reply?: ReturnType<typeof refusal>) => {
    waiting.pop()?.(reply);
    await doing;
  };
  return { list, waiting, answer };
}

test("what was on its way when something else was asked for does not stop the windows after it", async () => {
  const { list, waiting, answer } = held();
  await answer(list.show("all"));
  const left = list.loadMore();
  await answer(list.show("waiting"));
  waiting.pop()?.();
  await left;
  expect(list.rows).toEqual(["waiting 0", "waiting 1"]);
  expect(list.more?.state).toBe("ready");
  await answer(list.loadMore());
  expect(list.rows).toHaveLength(4);
});

test("a window that did not come is no matter of what is asked for next", async () => {
  const { list, answer } = held();
  await answer(list.show("all"));
  await answer(list.loadMore(), refusal({ message: "The line broke." }, 503));
  expect(list.more?.state).toBe("failed");
  await answer(list.show("waiting"));
  expect(list.more?.state).toBe("ready");
});

test("while something else is on its way, there is no more of what was shown before", async () => {
  const { list, waiting, answer } = held();
  await answer(list.show("all"));
  const showing = list.show("waiting");
  void list.loadMore();
  expect(waiting).toHaveLength(1);
  await answer(showing);
  expect(list.rows).toEqual(["waiting 0", "waiting 1"]);
});

test("rows of one tab are not shown as those of another, and those of a search stand until the next ones come", async () => {
  const answers: (() => void)[] = [];
  const list = new WindowStore<string, { tab: string; search: string }>(
    ({ tab, search }) =>
      new Promise((settle) => {
        answers.push(() => settle(ok({ items: [`${tab} ${search}`], next: null, total: 1 })));
      }),
  );
  const first = list.show({ tab: "all", search: "" });
  answers.pop()?.();
  await first;
  void list.show({ tab: "all", search: "ra" });
  expect(list.rows).toEqual(["all "]);
  void list.show({ tab: "waiting", search: "ra" });
  expect(list.rows).toEqual([]);
  expect(list.total).toBeUndefined();
});

test("what does not belong to a list any longer leaves it, and the next window follows what is left", async () => {
  const { list, answer } = held();
  await answer(list.show("all"));
  list.drop((row) => row === "all 0");
  await answer(list.loadMore());
  expect(list.rows).toEqual(["all 1", "all 2", "all 3"]);
});

/** A list of which two windows are loaded, and what others have made of it since. */
async function grown() {
  const { list, waiting, answer } = held();
  await answer(list.show("all"));
  await answer(list.loadMore());
  const seen = list.rows;
  const one = async (reply?: Parameters<typeof answer>[1]) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return { list, waiting, seen, one };
}

test("what others change is read as far as it was loaded, and stands there all at once", async () => {
  const { list, waiting, seen, one } = await grown();
  const following = list.follow();
  expect(list.state).toBe("ready");
  await one();
  expect(list.rows).toBe(seen);
  await one();
  await following;
  expect(list.rows).not.toBe(seen);
  expect(list.rows).toEqual(seen);
  expect(waiting).toHaveLength(0);
  expect(list.more?.state).toBe("ready");
});

test("what one has changed oneself is read as far too, and told where it does not come", async () => {
  const { list, seen, one } = await grown();
  const again = list.refresh();
  expect(list.state).toBe("loading");
  await one();
  await one();
  await again;
  expect(list.rows).toEqual(seen);
  const failing = list.refresh();
  await one(refusal({ message: "The line broke." }, 503));
  await failing;
  expect(list.problem).toBe("The line broke.");
});

test("what could not be read once more leaves what stands there, and says nothing", async () => {
  const { list, seen, one } = await grown();
  const following = list.follow();
  await one(refusal({ message: "The line broke." }, 503));
  await following;
  expect(list.rows).toBe(seen);
  expect(list.state).toBe("ready");
});

test("two changes are one reading more, and a window that comes meanwhile is not lost", async () => {
  const { list, waiting, one } = await grown();
  const following = list.follow();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  void list.follow();
  const more = list.loadMore();
  expect(waiting).toHaveLength(2);
  waiting.pop()?.();
  await more;
  await one();
  await one();
  // Read for the second change: three windows now.
  for (let window = 0; window < 3; window++) await one();
  await following;
  expect(list.rows).toHaveLength(6);
  expect(list.more).toBeUndefined();
});

test("what failed is asked for in full by a change", async () => {
  const { list, answer } = held();
  await answer(list.show("all"), refusal({ message: "The line broke." }, 503));
  expect(list.state).toBe("failed");
  await answer(list.follow());
  expect(list.rows).toHaveLength(2);
});
