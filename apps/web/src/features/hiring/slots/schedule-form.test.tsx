// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { limits } from "@toran/contract/limits";
import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { confirmedBooking, slottedBooking } from "../testing/booking";
import { draftSchedule } from "../testing/schedule";
import type { ScheduleBody } from "./draft-schedule";
import { ScheduleForm } from "./schedule-form";

const none = vi.fn<() => void>();
const saved = () =>
  vi.fn<(body: ScheduleBody) => Promise<object>>(async () => ({ data: draftSchedule }));
beforeEach(() => window.sessionStorage.clear());

function open(schedule: typeof draftSchedule | undefined, save = saved()) {
  const booking = { ...(schedule ? slottedBooking : confirmedBooking), posting: null };
  const found = observable.box(schedule, { deep: false });
  const Page = observer(function Page() {
    return (
      <ScheduleForm area="hr" booking={booking} schedule={found.get()} onClose={none} save={save} />
    );
  });
  return {
    ...renderScreen(<Page />, { area: "hr", mode: "DASHBOARD" }),
    save,
    /** Somebody else has drawn slots meanwhile, and the page has read them. */
    drawnMeanwhile: (next: typeof draftSchedule) =>
      act(async () => runInAction(() => found.set(next))),
  };
}
const draw = () => screen.getByRole("button", { name: /^Draw the slots/ });

test.each([
  ["drawn before", draftSchedule, draftSchedule.version],
  ["not drawn yet", undefined, 0],
])(
  "slots that were %s are drawn over what was there when the form was opened",
  async (_, schedule, version) => {
    const { user, save, drawnMeanwhile } = open(schedule);
    await drawnMeanwhile({ ...draftSchedule, version: draftSchedule.version + 1 });
    await user.click(draw());
    expect(save.mock.calls).toMatchObject([[{ version }]]);
  },
);

test("how a time is to be cut stays when the form is closed by accident, until the slots are drawn", async () => {
  const first = open(draftSchedule);
  await first.user.clear(screen.getByLabelText("Panel 1"));
  await first.user.type(screen.getByLabelText("Panel 1"), "Engineering");
  first.unmount();
  const again = open(draftSchedule);
  expect(screen.getByLabelText<HTMLInputElement>("Panel 1").value).toBe("Engineering");
  await again.user.click(draw());
  expect(again.save.mock.calls).toMatchObject([[{ panels: [{ name: "Engineering" }] }]]);
  again.unmount();
  open(draftSchedule);
  expect(screen.getByLabelText<HTMLInputElement>("Panel 1").value).toBe("Panel 1");
});

test("a panel or a break that is taken out by keys leaves the focus where another is added", async () => {
  const { user } = open(draftSchedule);
  const press = async (name: string) => {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
  };
  for (const [what, add] of [
    ["panel 2", "Add a panel"],
    ["break 1", "Add a break"],
  ] as const) {
    await press(add);
    await press(`Take out ${what}`);
    expect(document.activeElement?.textContent).toBe(add);
  }
});

test("the last panel that fits keeps the focus, and says so", async () => {
  const { user } = open(draftSchedule);
  const add = screen.getByRole("button", { name: "Add a panel" });
  add.focus();
  for (let panels = 1; panels < limits.booking.panels; panels++) await user.keyboard("{Enter}");
  expect(screen.getByText(`${limits.booking.panels} is the most.`)).toBeTruthy();
  expect(document.activeElement).toBe(add);
});

test("a panel that is added in the place of one that was taken out has a name of its own", async () => {
  const { user, save } = open(draftSchedule);
  await user.click(screen.getByRole("button", { name: "Add a panel" }));
  await user.click(screen.getByRole("button", { name: "Take out panel 1" }));
  await user.click(screen.getByRole("button", { name: "Add a panel" }));
  await user.click(draw());
  expect(save.mock.calls).toMatchObject([[{ panels: [{ name: "Panel 2" }, { name: "Panel 3" }] }]]);
});
