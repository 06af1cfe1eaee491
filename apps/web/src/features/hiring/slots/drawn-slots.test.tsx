// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { expect, test, vi } from "vitest";
import type { Schedule } from "@toran/contract/schemas/slot";
import type { ApiFailure } from "@toran/api-client/failure";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { draftSchedule, publishedSchedule } from "../testing/schedule";
import { DrawnSlots } from "./drawn-slots";

test("slots are published as they were when that was asked, and shown anew where they are others by now", async () => {
  const says = "Somebody else has changed these slots. Load them again to see what is new.";
  const publish = answering(refusal({ message: says }, 409));
  const reload = vi.fn<() => void>();
  const none = vi.fn<() => void>();
  const seen = observable.box(draftSchedule, { deep: false });
  const Page = observer(function Page() {
    const schedule = seen.get();
    return (
      <DrawnSlots
        area="hr"
        schedule={schedule}
        set={none}
        reload={reload}
        mayChange
        onDraw={none}
      />
    );
  });
  const { user } = renderScreen(<Page />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { schedules: { publish } } },
  });
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = within(await screen.findByRole("dialog"));
  const { version } = draftSchedule;
  act(() => runInAction(() => seen.set({ ...draftSchedule, version: version + 1 })));
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(publish.asked).toEqual([{ params: { id: draftSchedule.id }, body: { version } }]);
  expect(reload).toHaveBeenCalledOnce();
});

test("who is checked in while the one before is on its way stays so, and a failure is read until something else is pressed", async () => {
  const [first, second] = publishedSchedule.slots as [Schedule["slots"][0], Schedule["slots"][0]];
  const ravi = { id: "ravi", applicationId: "ravi", name: "Ravi Iyer" };
  const schedule = {
    ...publishedSchedule,
    slots: [first, { ...first, id: second.id, student: ravi }],
  };
  const answers: ((reply: ApiFailure | ReturnType<typeof ok<Schedule>>) => void)[] = [];
  const asked: unknown[] = [];
  const command = (input: unknown) => {
    asked.push(input);
    return new Promise<ApiFailure | ReturnType<typeof ok<Schedule>>>((answer) =>
      answers.push(answer),
    );
  };
  const set = vi.fn<(next: Schedule) => void>();
  const none = vi.fn<() => void>();
  const { user } = renderScreen(
    <DrawnSlots area="po" schedule={schedule} set={set} reload={none} mayChange onDraw={none} />,
    { area: "po", mode: "DASHBOARD", calls: { po: { schedules: { command } } } },
  );
  for (const name of ["Asha Rao", "Asha Rao", "Ravi Iyer"])
    await user.click(screen.getByRole("button", { name: `Check in ${name}` }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const says = "Asha Rao was noted as absent.";
  await act(async () => answers[0]?.(refusal({ message: says }, 409)));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([{ params: { id: first.id } }, { params: { id: second.id } }]);
  await act(async () => answers[1]?.(ok(schedule)));
  await waitFor(() => expect(set).toHaveBeenCalledExactlyOnceWith(schedule));
  expect(screen.getByText(says)).toBeTruthy();
});
