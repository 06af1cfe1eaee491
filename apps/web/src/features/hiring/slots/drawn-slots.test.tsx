// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { expect, test, vi } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { draftSchedule } from "../testing/schedule";
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
