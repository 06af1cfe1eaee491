// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { open, press, saved } from "./testing/open-video";

test("a saved video is deleted once that has been confirmed", async () => {
  const remove = answering(ok(undefined));
  const { user } = open({ read: async () => ok(saved), remove });
  await press(/^Delete the video/);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/cannot be brought back/)).toBeTruthy();
  expect(remove.asked).toEqual([]);
  await user.click(dialog.getByRole("button", { name: /^Delete the video/ }));
  expect(await screen.findByRole("button", { name: /^Record/ })).toBeTruthy();
});

test("a video that another tab has deleted does not stand there any longer", async () => {
  open({ read: async () => ok(saved), remove: async () => refusal({}, 404) });
  await press(/^Delete the video/);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: /^Delete the video/ }));
  expect(await screen.findByRole("button", { name: /^Record/ })).toBeTruthy();
});

test("a video that another tab has saved is not deleted for the one that is seen, but shown", async () => {
  const other = { ...saved, file: { ...saved.file, key: "k2" }, seconds: 42 };
  const asked: unknown[] = [];
  open({
    read: async () => ok(saved),
    remove: async (input) => {
      asked.push(input);
      return refusal({ message: "Another.", current: other }, 409);
    },
  });
  await press(/^Delete the video/);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: /^Delete the video/ }));
  expect(await screen.findByText(/^0:42 long/)).toBeTruthy();
  expect(asked).toEqual([{ query: { of: saved.file.key } }]);
});

test("why captions were not saved is told at their field; beside another video, by a toast", async () => {
  const manners: unknown[] = [];
  const other = { ...saved, file: { ...saved.file, key: "k2" }, seconds: 42 };
  const saveCaptions = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return manners.length > 1
      ? refusal({ message: "There is another video.", current: other }, 409)
      : refusal({ message: "The server has a cold." }, 500);
  };
  const { stores } = open({ read: async () => ok(saved), saveCaptions });
  const files = [new File(["WEBVTT"], "said.vtt", { type: "text/vtt" })];
  const give = async () =>
    fireEvent.change(await screen.findByLabelText("Captions", { selector: "input" }), {
      target: { files },
    });
  await give();
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await give();
  expect(await screen.findByText(/^0:42 long/)).toBeTruthy();
  expect(stores.feedback.toasts).toMatchObject([{ title: "There is another video." }]);
});
