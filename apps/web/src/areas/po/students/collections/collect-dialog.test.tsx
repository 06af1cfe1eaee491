// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
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
