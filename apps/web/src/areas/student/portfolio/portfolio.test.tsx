// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Project } from "@toran/contract/schemas/portfolio";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PortfolioScreen } from "./portfolio-screen";

type Student = NonNullable<FakeCalls["student"]>;
type Projects = NonNullable<NonNullable<Student["sections"]>["projects"]>;

const saathi: Project = {
  id: "0198f7a0-0000-7000-8000-000000000001",
  position: 1,
  evidence: "SELF_DECLARED",
  verifiedAt: null,
  version: 3,
  updatedAt: "2026-11-20T09:42:00.000Z",
  file: null,
  title: "Saathi",
  role: null,
  description: "Bus times",
  link: "https://saathi.example",
  startMonth: "2025-01",
  endMonth: "2025-05",
  skills: ["React"],
};
const leaf: Project = {
  ...saathi,
  id: "0198f7a0-0000-7000-8000-000000000002",
  position: 2,
  title: "Leaf rust",
};
const told = {
  percent: 40,
  next: null,
  sections: [
    { name: "projects" as const, count: 2, weight: 16, done: true, next: null },
    { name: "video" as const, count: 0, weight: 8, done: false, next: "Record a video." },
  ],
};

// Long forms are typed into key by key.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => window.sessionStorage.clear());

function open(
  projects: Projects,
  more: Student = {},
  { path = paths.student.editProjects, person = "asha" }: { path?: string; person?: string } = {},
) {
  return renderScreen(<PortfolioScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    path,
    person,
    calls: {
      student: {
        ...more,
        profile: {
          progress: async () => ok(told),
          lastUpdated: async () => ok({ updatedAt: new Date().toISOString() }),
          slug: async () => ok({ slug: null }),
          visibility: async () => refusal({ message: "Not today." }, 503),
        },
        skills: {
          graph: async () => ok([]),
          top: async () => ok([]),
          additional: async () => ok([]),
          ...more.skills,
        },
        video: { read: async () => ok(null) },
        sections: { projects: { list: async () => ok([saathi, leaf]), ...projects } },
      },
    },
  });
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const press = (name: string | RegExp) => screen.findByRole("button", { name });
const titles = () =>
  within(screen.getByRole("list", { name: "Projects" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("b")?.textContent);

test("171: a project is added once, however often its button is pressed", async () => {
  const create = answering(ok({ ...saathi, id: "3", title: "Trail signs" }));
  const { user, stores } = open({ create });
  await user.click(await press("Add project"));
  await user.type(await field("Title"), "Trail signs");
  await user.type(await field("From"), "Feb 2024");
  await user.type(await field("What you did"), "<b>Signs</b> that read at dusk");
  await user.dblClick(await press(/^Save project/));
  expect(await press("Edit Trail signs")).toBeTruthy();
  expect(create.asked).toHaveLength(1);
  expect(create.asked[0]).toMatchObject({
    body: {
      title: "Trail signs",
      startMonth: "2024-02",
      description: "<b>Signs</b> that read at dusk",
      formKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
  await waitFor(() => expect(document.activeElement?.id).toBe("edit-3"));
  expect(stores.student.userInfo).toBe(null);
});

test("an item is changed in its place, and sent with the version it was opened in", async () => {
  const update = answering(ok({ ...saathi, title: "Saathi for hills", version: 4 }));
  const { user } = open({ update });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " for hills");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi for hills")).toBeTruthy();
  expect(update.asked).toEqual([
    {
      params: { id: saathi.id },
      body: expect.objectContaining({
        title: "Saathi for hills",
        version: 3,
        link: "https://saathi.example",
      }),
    },
  ]);
});

test("186: an end before the start, a script for a link and too long a text are told at their fields", async () => {
  const update = answering(refusal({}));
  const { user } = open({ update });
  await user.click(await press("Edit Saathi"));
  const to = await field("To");
  await user.clear(to);
  await user.type(to, "Dec 2024");
  const link = await field("Link");
  await user.clear(link);
  await user.type(link, "javascript:alert(1)");
  const text = await field("What you did");
  fireEvent.change(text, { target: { value: "a".repeat(10_000) } });
  await user.click(await press(/^Save project/));
  expect(await screen.findByText("The end comes before the start.")).toBeTruthy();
  expect(screen.getByText("Write a web address that starts with https://")).toBeTruthy();
  expect(screen.getByText("Keep it to 2000 characters.")).toBeTruthy();
  expect(screen.getByText("10000 of 2000")).toBeTruthy();
  expect(text.value).toHaveLength(10_000);
  expect(update.asked).toEqual([]);
});

test("what the server refuses is told at its field, and nothing typed is lost", async () => {
  const update = answering(refusal({ errors: { title: "Name the project." } }));
  const { user } = open({ update });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " again");
  await user.click(await press(/^Save project/));
  expect(await screen.findByText("Name the project.")).toBeTruthy();
  expect((await field("Title")).value).toBe("Saathi again");
});

test("a picture that is too large or no picture is told before it is sent", async () => {
  const { user } = open({});
  await user.click(await press("Edit Saathi"));
  const input = await screen.findByLabelText("Image", { selector: "input" });
  const big = new File(["x"], "photo.jpg", { type: "image/jpeg" });
  Object.defineProperty(big, "size", { value: 40 * 1024 * 1024 });
  fireEvent.change(input, { target: { files: [big] } });
  expect(await screen.findByText(/^This file has 40.0 MB/)).toBeTruthy();
  const program = new File(["MZ"], "photo.png", { type: "application/x-msdownload" });
  fireEvent.change(input, { target: { files: [program] } });
  expect(await screen.findByText(/^Choose another file/)).toBeTruthy();
});

test("74: an item that another tab changed is laid beside what was typed, and merged field by field", async () => {
  const theirs = { ...saathi, title: "Saathi elsewhere", role: "Lead", version: 4 };
  const replies = [
    refusal({ message: "Changed.", errors: { version: "Changed." }, current: theirs }, 409),
    ok({ ...theirs, title: "Saathi mine", version: 5 }),
  ];
  const asked: unknown[] = [];
  const { user } = open({
    update: async (input) => {
      asked.push(input);
      return replies.shift()!;
    },
  });
  await user.click(await press("Edit Saathi"));
  const title = await field("Title");
  await user.clear(title);
  await user.type(title, "Saathi mine");
  await user.click(await press(/^Save project/));

  const differing = await screen.findByRole("list", { name: "What differs" });
  expect(within(differing).getAllByRole("listitem")).toHaveLength(2);
  expect(within(differing).getByText("Saathi elsewhere")).toBeTruthy();
  expect((await field("Title")).value).toBe("Saathi mine");
  const part = within(differing).getByRole("radiogroup", { name: "Your part" });
  await user.click(within(part).getByRole("radio", { name: "Theirs" }));
  expect((await field(/^Your part/)).value).toBe("Lead");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi mine")).toBeTruthy();
  expect(asked[1]).toMatchObject({ body: { title: "Saathi mine", role: "Lead", version: 4 } });
});

test("a removed project is brought back by undo", async () => {
  const undo = answering(ok(undefined));
  const remove = answering(ok(undefined));
  const { user, stores } = open({ remove }, { portfolio: { undo } });
  await user.click(await press("Edit Saathi"));
  await user.click(await press("Delete"));
  await waitFor(() => expect(titles()).toEqual(["Leaf rust"]));
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  expect(remove.asked).toEqual([{ params: { id: saathi.id } }]);
  const [toast] = stores.feedback.toasts;
  expect(toast).toMatchObject({ title: "Project removed", detail: "Saathi" });
  act(() => toast?.action?.onPress());
  await waitFor(() => expect(titles()).toEqual(["Saathi", "Leaf rust"]));
  expect(undo.asked).toEqual([{ body: { section: "projects", id: saathi.id } }]);
});

test("a project that could not be removed stays in its place", async () => {
  const { user } = open({ remove: async () => refusal({}, 503) });
  await user.click(await press("Edit Saathi"));
  await user.click(await press("Delete"));
  await waitFor(() => expect(titles()).toEqual(["Saathi", "Leaf rust"]));
});

test("projects are put in order by keys, and every position is said", async () => {
  const order = answering(ok([]));
  const { user } = open({}, { portfolio: { order } });
  (await press("Move Saathi")).focus();
  await user.keyboard(" {ArrowDown}");
  expect(screen.getByText("Saathi, position 2 of 2")).toBeTruthy();
  await user.keyboard(" ");
  expect(titles()).toEqual(["Leaf rust", "Saathi"]);
  expect(order.asked).toEqual([{ body: { section: "projects", ids: [leaf.id, saathi.id] } }]);
});

test("an order that the server refuses is said, and the true one is shown", async () => {
  const order = answering(refusal({ message: "This section was changed in another tab." }, 409));
  const { user, stores } = open({}, { portfolio: { order } });
  (await press("Move Saathi")).focus();
  await user.keyboard(" {End} ");
  await waitFor(() => expect(titles()).toEqual(["Saathi", "Leaf rust"]));
  expect(stores.feedback.toasts[0]?.title).toBe("This section was changed in another tab.");
});

test("a draft survives a reload, and goes back into the item it was typed in", async () => {
  const first = open({});
  await first.user.click(await press("Edit Leaf rust"));
  await first.user.type(await field("Title"), " detector");
  first.unmount();

  const second = open({});
  expect((await field("Title")).value).toBe("Leaf rust detector");
  await second.user.click(await press("Cancel"));
  expect(await press("Edit Leaf rust")).toBeTruthy();
  const [toast] = second.stores.feedback.toasts;
  expect(toast?.title).toBe("Your changes were put away");
  act(() => toast?.action?.onPress());
  expect((await field("Title")).value).toBe("Leaf rust detector");
});

test("a file that was chosen before a reload is asked for again by its name", async () => {
  const first = open({});
  await first.user.click(await press("Edit Saathi"));
  const bus = new File(["x"], "bus.png", { type: "image/png" });
  URL.createObjectURL = () => "blob:bus";
  URL.revokeObjectURL = () => undefined;
  fireEvent.change(await screen.findByLabelText("Image", { selector: "input" }), {
    target: { files: [bus] },
  });
  expect(await screen.findByText(/sent when you save$/)).toBeTruthy();
  first.unmount();
  open({});
  expect(await screen.findByText(/^You chose bus.png before/)).toBeTruthy();
});

test("what somebody typed is not shown to the next one who signs in", async () => {
  const first = open({});
  await first.user.click(await press("Add project"));
  await first.user.type(await field("Title"), "Mine");
  first.unmount();
  open({ list: async () => ok([]) }, {}, { person: "ravi" });
  expect(await screen.findByText("No projects yet")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "New project" })).toBe(null);
});

test("a section that did not come offers another try", async () => {
  const replies = [refusal({ message: "The server is resting." }, 500), ok([saathi])];
  const { user } = open({ list: async () => replies.shift()! });
  expect(await screen.findByText("The server is resting.")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Try again" })[0]!);
  expect(await press("Edit Saathi")).toBeTruthy();
});

test("the portfolio begins with what to do next, the step that adds most first", async () => {
  open({}, {}, { path: paths.student.skills });
  const steps = await screen.findByRole("list", { name: "What to do next" });
  expect(within(steps).getByText("Record a video.")).toBeTruthy();
  expect(screen.getByText("40%")).toBeTruthy();
});
