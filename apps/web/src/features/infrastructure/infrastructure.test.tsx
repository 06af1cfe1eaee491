// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import { placeFacts } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Infrastructure } from "./infrastructure";
import type { Place } from "./place-store";
import { company } from "./testing/company";

const hall: Place = {
  id: "hall",
  name: "Main hall",
  kind: "SEMINAR_HALL",
  capacity: 1200,
  description: "Two projectors.",
  pictures: ["one", "two"],
};
type Calls = NonNullable<NonNullable<FakeCalls["hr"]>["company"]>;

function open(calls: Calls, places: Place[] = [hall]) {
  return renderScreen(<Infrastructure area="hr" />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { company: { read: async () => ok(company([...places])), ...calls } } },
  });
}
beforeEach(() => window.sessionStorage.clear());

test("a place that is refused keeps what was typed, and is there once it is put right", async () => {
  const replies = [refusal({ errors: { name: "Name the place." } }), ok(hall)];
  const createInfrastructure = async () => replies.shift() ?? ok(hall);
  const { user } = open({ createInfrastructure }, []);
  await user.click(await screen.findByRole("button", { name: "Add a place" }));
  await user.type(screen.getByLabelText("Name"), "Main hall");
  await user.selectOptions(screen.getByLabelText("Kind"), "Seminar hall");
  await user.click(screen.getByRole("button", { name: /^Add the place/ }));
  expect(await screen.findByText("Name the place.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Main hall");
  await user.click(screen.getByRole("button", { name: /^Add the place/ }));
  expect(await screen.findByText("Seminar hall, holds 1,200")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a picture is sent as soon as it is chosen, with what the place is", async () => {
  const updateInfrastructure = answering(ok({ ...hall, pictures: ["one", "two", "three"] }));
  const { user } = open({ updateInfrastructure });
  await user.click(await screen.findByRole("button", { name: "More for Main hall" }));
  await user.click(await screen.findByRole("menuitem", { name: "Add a picture" }));
  const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  await user.upload(input, new File(["x"], "a.png", { type: "image/png" }));
  expect(updateInfrastructure.asked).toMatchObject([
    {
      params: { id: "hall" },
      body: { name: "Main hall", capacity: 1200, picture: expect.any(File) },
    },
  ]);
  expect(
    await screen.findByRole("button", { name: "Open Main hall, picture 3 of 3" }),
  ).toBeTruthy();
});

test("a picture is opened large and taken out, and a place goes after its consequence was read", async () => {
  const updateInfrastructure = answering(ok({ ...hall, pictures: ["two"] }));
  const removeInfrastructure = answering(ok(undefined));
  const { user } = open({ updateInfrastructure, removeInfrastructure });
  await user.click(await screen.findByRole("button", { name: "Open Main hall, picture 1 of 2" }));
  await user.click(await screen.findByRole("button", { name: /^Remove the picture/ }));
  expect(updateInfrastructure.asked).toMatchObject([{ body: { removePicture: "one" } }]);
  await user.click(await screen.findByRole("button", { name: "More for Main hall" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/Colleges no longer see it/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /^Remove the place/ }));
  expect(await screen.findByText("No places yet")).toBeTruthy();
});

test("a picture for a place that a colleague has changed meanwhile goes to it as it is by then", async () => {
  const places = [hall];
  const updateInfrastructure = answering<ReturnType<typeof ok<Place>> | ApiFailure>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok({ ...hall, capacity: 80, pictures: ["one", "two", "three"] }),
  );
  const { user } = open({ updateInfrastructure }, places);
  await user.click(await screen.findByRole("button", { name: "More for Main hall" }));
  await user.click(await screen.findByRole("menuitem", { name: "Add a picture" }));
  const choose = async () => {
    const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no field for a file.");
    await user.upload(input, new File(["x"], "a.png", { type: "image/png" }));
  };
  places[0] = { ...hall, capacity: 80 };
  await choose();
  expect(await screen.findByText("Somebody else has changed this.")).toBeTruthy();
  expect(await screen.findByText("Seminar hall, holds 80")).toBeTruthy();
  await choose();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = updateInfrastructure.asked as { body: { capacity: number; seen: string } }[];
  expect(sent.map(({ body }) => [body.capacity, body.seen])).toEqual(
    [hall, places[0]].map((each) => [each?.capacity, seenOf(placeFacts, each)]),
  );
});

test("what is typed of a place goes over what a colleague has made of it since, and leaves the rest to them", async () => {
  const places = [hall];
  const updateInfrastructure = answering<ReturnType<typeof ok<Place>> | ApiFailure>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok({ ...hall, name: "Great hall", capacity: 80 }),
  );
  const { user } = open({ updateInfrastructure }, places);
  await user.click(await screen.findByRole("button", { name: "More for Main hall" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change" }));
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  await user.clear(name);
  await user.type(name, "Great hall");
  places[0] = { ...hall, capacity: 80 };
  await user.click(screen.getByRole("button", { name: /^Save the place/ }));
  expect(
    await screen.findByText(/^Somebody else has changed this\. What you did not/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the place/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const seen = [hall, places[0]].map((each) => seenOf(placeFacts, each));
  expect(updateInfrastructure.asked).toMatchObject([
    { body: { name: "Great hall", capacity: 1200, seen: seen[0] } },
    { body: { name: "Great hall", capacity: 80, seen: seen[1] } },
  ]);
});
