// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { paths } from "@/navigation/paths";
import { Route, Routes } from "react-router-dom";
import { ApplicationScreen } from "./application-screen";
import { JobScreen } from "./job-screen";
import { ApplicationsScreen } from "./applications-screen";
import { JobsScreen } from "./jobs-screen";
import { application, posting } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

test("a student narrows the jobs down by kind and workplace, and takes it off where none fits", async () => {
  const asked: unknown[] = [];
  const list = async (input: { query?: unknown } = {}) => {
    asked.push(input.query);
    return ok({ items: [], next: null });
  };
  const { user } = renderScreen(<JobsScreen />, {
    area: "student",
    path: "/student/jobs?type=INTERNSHIP&tab=open",
    calls: { student: { hiring: { postings: { list } } } },
  });
  expect(await screen.findByText("No job fits")).toBeTruthy();
  expect(asked).toMatchObject([{ type: "INTERNSHIP", eligible: true }]);
  await user.click(screen.getByRole("button", { name: "Add filter" }));
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Workplace" }),
    "From anywhere",
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ workplace: "REMOTE" }));
  await user.keyboard("{Escape}");
  await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0]!);
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ type: undefined, workplace: undefined, eligible: true }),
  );
});

test("a student looks at the offers alone", async () => {
  const offered = { ...application, id: "offered", title: "Analyst", offer: madeOffer };
  const { user } = renderScreen(<ApplicationsScreen />, {
    area: "student",
    path: "/student/applications",
    calls: {
      student: { hiring: { applications: { list: async () => ok([application, offered]) } } },
    },
  });
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("radio", { name: "With an offer" }));
  expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent)).toEqual([
    "Analyst",
  ]);
});

test("a job to which nobody can apply says so, and is not called open", async () => {
  const ahead = { closesAt: "2040-01-01T10:00:00.000Z" };
  const low = { field: "cgpa", asked: "CGPA at least 8.00", has: "7.90" };
  const items = [
    { ...posting, id: "a", title: "Cancelled one", state: "CANCELLED" as const, ...ahead },
    { ...posting, id: "b", title: "Closed one", state: "CLOSED" as const, ...ahead },
    {
      ...posting,
      id: "c",
      title: "Later one",
      state: "APPROVED" as const,
      opensAt: "2039-12-01T04:30:00.000Z",
      ...ahead,
    },
    {
      ...posting,
      id: "d",
      title: "Taken back one",
      ...ahead,
      eligible: false,
      unmet: [low],
      application: { id: "mine", state: "WITHDRAWN" as const },
    },
  ];
  renderScreen(<JobsScreen />, {
    area: "student",
    path: "/student/jobs",
    calls: {
      student: { hiring: { postings: { list: async () => ok({ items, next: null }) } } },
    },
  });
  const rows = (await screen.findAllByRole("listitem")).filter((row) => row.querySelector("h2"));
  const said = rows.map(({ textContent }) => textContent ?? "");
  expect(said[0]).toContain("Cancelled, so nobody can apply");
  expect(said[1]).toContain("Closed to applications");
  expect(said[2]).toContain("Opens 1 Dec 2039, 10:00");
  expect(said[3]).toContain("CGPA at least 8.00, yours: 7.90");
  for (const each of said.slice(0, 3)) expect(each).not.toMatch(/Open to you|Closes/);
});

const page = (...titles: string[]) =>
  ok({ items: titles.map((title) => ({ ...posting, id: title, title })), next: null });
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

test("jobs and applications are read again when the student comes back to their page, and stay where that fails", async () => {
  const lost = refusal({ message: "The line broke." }, 503);
  const postings = {
    list: answering<typeof lost | ReturnType<typeof page>>(
      page("Analyst"),
      page("Analyst", "Tester"),
      lost,
    ),
  };
  const list = answering(ok([application]), ok([{ ...application, title: "Called in" }]));
  const calls = { student: { hiring: { postings, applications: { list } } } };
  const { unmount } = renderScreen(<JobsScreen />, {
    area: "student",
    path: "/student/jobs",
    calls,
  });
  expect(await screen.findAllByRole("heading", { level: 2 })).toHaveLength(1);
  comeBack();
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2));
  comeBack();
  await waitFor(() => expect(postings.list.asked).toHaveLength(3), { timeout: 3000 });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  unmount();
  renderScreen(<ApplicationsScreen />, { area: "student", path: "/student/applications", calls });
  expect(await screen.findByText(application.title)).toBeTruthy();
  comeBack();
  expect(await screen.findByText("Called in")).toBeTruthy();
});

test("an application and a job that are open are read again as well when the student comes back", async () => {
  const applications = {
    read: answering(
      ok(application),
      ok({ ...application, version: 2, state: "REJECTED" as const }),
    ),
  };
  const postings = { read: answering(ok(posting), ok({ ...posting, state: "CLOSED" as const })) };
  const open = (path: string) =>
    renderScreen(
      <Routes>
        <Route path={paths.student.job} element={<JobScreen />} />
        <Route path={paths.student.application} element={<ApplicationScreen />} />
      </Routes>,
      {
        area: "student",
        path,
        calls: {
          student: { hiring: { applications, postings }, resumes: { list: async () => ok([]) } },
        },
      },
    );
  const { unmount } = open("/student/applications/application");
  expect(await screen.findByText("Sent")).toBeTruthy();
  comeBack();
  expect(await screen.findByText("Not taken on")).toBeTruthy();
  unmount();
  open("/student/jobs/posting");
  expect(await screen.findByText("Open to you")).toBeTruthy();
  comeBack();
  expect(await screen.findByText("Closed to applications")).toBeTruthy();
});
