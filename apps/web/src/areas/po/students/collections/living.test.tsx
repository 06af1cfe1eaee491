// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { honours } from "../testing/honours";
import { openStudents, student } from "../testing/open-students";
import { BookmarkScreen } from "./collection-screens";
import { BookmarksScreen } from "./collections-screens";

const following = (query: StudentFilter) => ({ ...honours, query });

test("a list that keeps up with a filter says among the lists with which one", async () => {
  const strong = following({ search: "asha", department: ["Civil", "Physics"], minCgpa: 8 });
  const all = { ...following({}), id: student(9).id, name: "Everyone" };
  const bookmark = {
    list: async () => ok([strong, all]),
    read: async () => ok({ collection: strong, students: { items: [student(1)], next: null } }),
  };
  openStudents({ students: {}, others: { bookmark }, screen: <BookmarksScreen /> });
  const says = /Keeps up with “asha”; Department: Civil, Physics; CGPA: 8.0 and up/;
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByText(/Keeps up with all students/)).toBeTruthy();
});

test("its own page says it too", async () => {
  const suspended = following({ status: ["SUSPENDED"], maxBacklogs: 0 });
  const read = async () =>
    ok({ collection: suspended, students: { items: [student(1)], next: null } });
  openStudents({
    students: {},
    others: { bookmark: { read } },
    path: `/po/bookmarks/${honours.id}`,
    screen: (
      <Routes>
        <Route path="/po/bookmarks/:id" element={<BookmarkScreen />} />
      </Routes>
    ),
  });
  expect(await screen.findByText(/Keeps up with Account: Suspended; Backlogs: None/)).toBeTruthy();
});
