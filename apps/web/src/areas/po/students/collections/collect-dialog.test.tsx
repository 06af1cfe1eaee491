// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { honours } from "../testing/honours";
import { college, many, openStudents } from "../testing/open-students";
import { ArchiveScreen } from "./collections-screens";

test("a first list that would hold too many students says so", async () => {
  const says = "A list holds at most 5,000 students.";
  const { list } = college(many(3));
  const { user } = openStudents({
    students: { list },
    others: {
      bookmark: {
        list: async () => ok([]),
        create: async () => refusal({ errors: { studentId: says } }),
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Student 1" }));
  await user.click(screen.getByRole("button", { name: "Bookmark" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText("Name"), "Everybody");
  await user.click(dialog.getByRole("button", { name: /^Bookmark/ }));
  expect(await dialog.findByText(says)).toBeTruthy();
});

test("a list of the archive does not offer to be kept from the other officers, who see all of them", async () => {
  const { user } = openStudents({
    students: {},
    others: { archive: { list: async () => ok([]) } },
    screen: <ArchiveScreen />,
  });
  await user.click(await screen.findByRole("button", { name: "New list" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Name")).toBeTruthy();
  expect(dialog.queryByRole("checkbox", { name: /other officers/ })).toBeNull();
});

/** Opens the dialog for a student as after a load of the page, before a server that makes no list. */
async function collect(name: string, slowly = false) {
  const { list } = college(many(2));
  const resting = refusal({ message: "The server is resting." }, 503);
  const held: (() => void)[] = [];
  const opened = openStudents({
    students: { list },
    others: {
      bookmark: {
        list: async () => ok([honours]),
        read: async () => ok({ collection: honours, students: { items: [], next: null } }),
        create: async () => resting,
        update: async () => {
          if (slowly) await new Promise<void>((go) => held.push(go));
          return resting;
        },
      },
    },
  });
  await opened.user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  await opened.user.click(screen.getByRole("button", { name: "Bookmark" }));
  const dialog = within(await screen.findByRole("dialog"));
  return { ...opened, dialog, answer: () => held.at(-1)?.() };
}

test("what a new list for those who are chosen is called stands there after the page was loaded anew, for them alone", async () => {
  const first = await collect("Student 1");
  await first.user.selectOptions(await first.dialog.findByLabelText("List"), "A new list");
  await first.user.type(first.dialog.getByLabelText("Name"), "Ready for core");
  await first.user.click(first.dialog.getByRole("button", { name: /^Bookmark/ }));
  expect(await first.dialog.findByText("The server is resting.")).toBeTruthy();
  first.unmount();

  const other = await collect("Student 2");
  expect(await other.dialog.findByLabelText("List")).toHaveProperty("value", honours.id);
  other.unmount();

  const { dialog } = await collect("Student 1");
  expect(await dialog.findByLabelText("Name")).toHaveProperty("value", "Ready for core");
});

test("that nobody was put into a list is told, also where the dialog was closed before", async () => {
  const { user, dialog, stores, answer } = await collect("Student 1", true);
  await user.click(await dialog.findByRole("button", { name: /^Bookmark/ }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  answer();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The server is resting." },
    ]),
  );
});
