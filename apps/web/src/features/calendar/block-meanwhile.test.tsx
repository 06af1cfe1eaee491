// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import { collegeZone } from "@toran/contract/calendar/zones";
import { block as entry } from "@toran/contract/schemas/calendar";
import { seenOf } from "@toran/contract/seen";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { block, openCalendar, own } from "./testing/calendar";

test("what another tab made of an entry meanwhile is shown beside what was typed, and saved again it goes over that", async () => {
  const theirs = { ...block, endTime: "11:00" };
  const updateBlock = answering<ApiFailure | ReturnType<typeof ok<typeof block>>>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok(theirs),
  );
  const readBlock = answering(ok(block), ok(theirs));
  const { user } = openCalendar({ readBlock, updateBlock });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  await user.type(await screen.findByRole("textbox", { name: "What it is" }), " in Adyar");
  const save = () => user.click(screen.getByRole("button", { name: /^Save the entry/ }));
  await save();
  expect(await screen.findByText(/What you did not change is theirs by now/)).toBeTruthy();
  await save();
  const title = "Dentist in Adyar";
  await waitFor(() =>
    expect(updateBlock.asked.map((asked) => Object(asked).body)).toMatchObject([
      { title, endTime: "10:15", seen: seenOf(entry, block) },
      { title, endTime: "11:00", seen: seenOf(entry, theirs) },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

const buttons = () => screen.queryAllByRole("button", { name: /^(Save the entry|Delete)/ });

test("an entry that did not come is neither saved nor deleted, until it is there", async () => {
  const readBlock = answering<ApiFailure | ReturnType<typeof ok<typeof block>>>(
    refusal({ message: "The server is resting." }, 503),
    ok(block),
  );
  const { user } = openCalendar({ readBlock });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(buttons()).toEqual([]);
  await user.click(again);
  await screen.findByRole("textbox", { name: "What it is" });
  expect(buttons()).toHaveLength(2);
});

test.each([
  ["that was taken out", refusal({ message: "It was not found." }, 404)],
  ["that was changed", refusal({ message: "Somebody else has changed this." }, 409)],
])("after an entry %s in another tab the calendar shows what there is", async (_, refused) => {
  const list = answering(
    ok({ zone: collegeZone, events: [own] }),
    ok({ zone: collegeZone, events: [] }),
  );
  const updateBlock = answering(refused);
  const { user } = openCalendar({ list, readBlock: async () => ok(block), updateBlock });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  await user.type(await screen.findByRole("textbox", { name: "What it is" }), " at noon");
  await user.click(screen.getByRole("button", { name: /^Save the entry/ }));
  await waitFor(() => expect(updateBlock.asked).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText(/^Nothing is in this time/)).toBeTruthy();
});
