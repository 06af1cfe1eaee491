// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { publishedSchedule } from "../testing/schedule";
import { SlotGrid } from "./slot-grid";

const minutes = (many: number) => many * 60_000;
afterEach(() => vi.useRealTimers());
const checkIn = () => screen.queryByRole("button", { name: "Check in Asha Rao" });
const wait = (many: number) => act(async () => vi.advanceTimersByTime(minutes(many)));

test("a page that was opened before offers the check-in an hour ahead, and the absence once the slot has begun", async () => {
  const startsAt = "2099-12-02T04:30:00.000Z";
  vi.useFakeTimers({
    now: Date.parse(startsAt) - minutes(61),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const schedule = {
    ...publishedSchedule,
    slots: publishedSchedule.slots.slice(0, 1).map((slot) => ({ ...slot, startsAt })),
  };
  const user = userEvent.setup();
  const command = answering(ok(schedule));
  render(<SlotGrid schedule={schedule} work={{ actor: "COMPANY", mayChange: true, command }} />);
  expect(checkIn()).toBeNull();
  await wait(1);
  expect(checkIn()).toBeTruthy();
  const offered = async () => {
    screen.getByRole("button", { name: /^More for/ }).focus();
    await user.keyboard("{Enter}");
    const names = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    await user.keyboard("{Escape}");
    return names;
  };
  expect(await offered()).not.toContain("Did not come");
  await wait(60);
  expect(await offered()).toContain("Did not come");
});
