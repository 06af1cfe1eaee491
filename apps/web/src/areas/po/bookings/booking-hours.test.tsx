// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { BookingSettings } from "@toran/contract/schemas/booking-settings";
import { beforeEach, expect, test } from "vitest";
import { bookingOptions } from "@/features/hiring/testing/booking";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { BookingHours } from "./booking-hours";

beforeEach(() => window.sessionStorage.clear());

const { zone, noticeHours, hours } = bookingOptions;
const settings: BookingSettings = { zone, noticeHours, hours, blocked: [], version: 1 };
/** What a colleague has saved since. */
const later = { ...settings, noticeHours: 72, version: 2 };

function open(bookings: NonNullable<NonNullable<FakeCalls["po"]>["bookings"]>) {
  const calls = { bookings: { settings: async () => ok(settings), ...bookings } };
  const shown = renderScreen(<BookingHours />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: season(calls) },
  });
  void shown.stores.po.load();
  return shown;
}
const until = () => screen.findByLabelText<HTMLInputElement>("Until");
const typed = async ({ user }: ReturnType<typeof open>) => {
  await user.clear(await until());
  await user.type(await until(), "16:00");
};

test("hours and days that are typed stay when the page is loaded anew", async () => {
  const left = open({});
  await typed(left);
  await left.user.type(screen.getByLabelText("Why"), "Examinations");
  left.unmount();
  open({});
  expect((await until()).value).toBe("16:00");
  expect(screen.getByLabelText<HTMLInputElement>("Why").value).toBe("Examinations");
});

test("hours that are typed stay when days are blocked, though a colleague has saved others since", async () => {
  const shown = open({ block: async () => ok({ ...later, stays: [] }) });
  await typed(shown);
  await shown.user.type(screen.getByLabelText("First day"), "07/12/2099");
  await shown.user.type(screen.getByLabelText("Why"), "Examinations");
  await shown.user.click(screen.getByRole("button", { name: /^Block these days/ }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Why").value).toBe(""));
  expect((await until()).value).toBe("16:00");
});

test("what a colleague has saved since is shown, and what was typed goes over it", async () => {
  const read = answering(ok(settings), ok(later));
  const saveSettings = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<typeof later>>>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok({ ...later, hours: { ...hours, to: "16:00" }, version: 3 }),
  );
  const shown = open({ settings: read, saveSettings });
  await typed(shown);
  const button = screen.getByRole("button", { name: /^Save the hours/ });
  await shown.user.click(button);
  expect(
    await screen.findByText(/^Somebody else has changed this\. What you did not/),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Hours to be asked ahead").value).toBe("72");
  await shown.user.click(button);
  await waitFor(() => expect(saveSettings.asked).toHaveLength(2));
  expect(saveSettings.asked[1]).toMatchObject({
    body: { noticeHours: 72, hours: { to: "16:00" }, version: 2 },
  });
  await waitFor(() => expect(window.sessionStorage.length).toBe(0));
});

test("why days are not blocked is told in the form, and by a toast once that is left", async () => {
  const manners: unknown[] = [];
  const waiting = late();
  const { user, stores, unmount } = open({
    block: async (_input: unknown, manner: unknown) => {
      manners.push(manner);
      if (manners.length > 1) await waiting.coming;
      return refusal({ message: "The server has a cold." }, 500);
    },
  });
  await user.type(await screen.findByLabelText("First day"), "07/12/2099");
  await user.type(screen.getByLabelText("Why"), "Examinations");
  await user.click(screen.getByRole("button", { name: /^Block these days/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: /^Block these days/ }));
  unmount();
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "The days are not blocked", detail: "The server has a cold." },
    ]),
  );
});
