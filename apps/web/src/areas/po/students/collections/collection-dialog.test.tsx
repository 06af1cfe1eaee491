// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { honours } from "../testing/honours";
import { openStudents } from "../testing/open-students";
import { BookmarksScreen } from "./collections-screens";

type Lists = OfficerCalls["bookmark"];

test("74: a list that another officer changed meanwhile is not overwritten in silence", async () => {
  const now = { ...honours, name: "Honours 2027", version: 4 };
  const lists = [[honours], [now], [now]];
  const message = "Another officer changed this list.";
  const update = answering<Awaited<ReturnType<Lists["update"]>>>(
    refusal({ message, errors: { version: message }, current: now }, 409),
    ok(now),
  );
  const { user } = openStudents({
    students: {},
    others: { bookmark: { list: async () => ok(lists.shift()!), update } },
    screen: <BookmarksScreen />,
  });
  await user.click(await screen.findByRole("button", { name: "More for Honours" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("What it is for"), "Core jobs");
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await screen.findByText("Honours 2027")).toBeTruthy();
  // Looked at again, it is saved over what the other officer made of it, whose name stays.
  expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Honours 2027");
  await user.click(dialog.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(update.asked[1]).toMatchObject({
    body: { name: "Honours 2027", description: "Core jobs", version: 4 },
  });
});

/** Asks for a new list on a page that was loaded anew, whose server makes none. */
async function newList() {
  const create = answering(refusal({ message: "The server is resting." }, 503));
  const bookmark = { list: async () => ok([]), create };
  const shown = openStudents({ students: {}, others: { bookmark }, screen: <BookmarksScreen /> });
  const [button] = await screen.findAllByRole("button", { name: /New list/ });
  await shown.user.click(button!);
  return { ...shown, dialog: within(await screen.findByRole("dialog")) };
}

test("the name of a list that could not be made stands there after the page was loaded anew", async () => {
  const first = await newList();
  await first.user.type(first.dialog.getByLabelText("Name"), "Ready for core");
  await first.user.click(first.dialog.getByRole("button", { name: /^Make the list/ }));
  expect(await first.dialog.findByText("The server is resting.")).toBeTruthy();
  first.unmount();
  const { dialog } = await newList();
  expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Ready for core");
});

test("a list is given a colour by its name, which stands beside the list, and loses it again", async () => {
  const lists = [[honours], [{ ...honours, colour: "green" }]];
  const update = answering(ok({ ...honours, colour: "green" }));
  const { user } = openStudents({
    students: {},
    others: { bookmark: { list: async () => ok(lists.shift() ?? [honours]), update } },
    screen: <BookmarksScreen />,
  });
  const change = async () => {
    await user.click(await screen.findByRole("button", { name: "More for Honours" }));
    await user.click(await screen.findByRole("menuitem", { name: "Change" }));
    return within(await screen.findByRole("dialog"));
  };
  const first = await change();
  const colours = within(first.getByRole("radiogroup", { name: "Colour" }));
  expect(colours.getByRole<HTMLInputElement>("radio", { name: "None" }).checked).toBe(true);
  await user.click(colours.getByRole("radio", { name: "Green" }));
  await user.click(first.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(update.asked).toMatchObject([{ body: { colour: "green", version: 3 } }]);
  expect(await screen.findByText("Green")).toBeTruthy();
  const second = await change();
  await user.click(second.getByRole("radio", { name: "None" }));
  await user.click(second.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(update.asked).toHaveLength(2));
  expect(update.asked[1]).toMatchObject({ body: { colour: "" } });
});

test("a colour from before there was a choice is shown as none", async () => {
  openStudents({
    students: {},
    others: { bookmark: { list: async () => ok([{ ...honours, colour: "green-5" }]) } },
    screen: <BookmarksScreen />,
  });
  expect(await screen.findByText("Honours")).toBeTruthy();
  expect(screen.queryByText("Green")).toBeNull();
});
