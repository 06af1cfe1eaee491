// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { field, leaf, openPortfolio, press, saathi, titles } from "../testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

test("171: a project is added once, however often its button is pressed", async () => {
  const create = answering(ok({ ...saathi, id: "3", title: "Trail signs" }));
  const { user, stores } = openPortfolio({ create });
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
  const { user } = openPortfolio({ update });
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
  const { user } = openPortfolio({ update });
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
  expect(screen.getByText(/^Write a web address that starts with https:/)).toBeTruthy();
  expect(screen.getByText("Keep it to 2000 characters.")).toBeTruthy();
  expect(screen.getByText("10,000 of 2,000")).toBeTruthy();
  expect(text.value).toHaveLength(10_000);
  expect(update.asked).toEqual([]);
});

test("what the server refuses is told at its field, and nothing typed is lost", async () => {
  const update = answering(refusal({ errors: { title: "Name the project." } }));
  const { user } = openPortfolio({ update });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " again");
  await user.click(await press(/^Save project/));
  expect(await screen.findByText("Name the project.")).toBeTruthy();
  expect((await field("Title")).value).toBe("Saathi again");
});

test("a picture that is too large or no picture is told before it is sent", async () => {
  const { user } = openPortfolio({});
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

test("a removed project is brought back by undo", async () => {
  const undo = answering(ok(undefined));
  const remove = answering(ok(undefined));
  const { user, stores } = openPortfolio({ remove }, { portfolio: { undo } });
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
  const { user } = openPortfolio({ remove: async () => refusal({}, 503) });
  await user.click(await press("Edit Saathi"));
  await user.click(await press("Delete"));
  await waitFor(() => expect(titles()).toEqual(["Saathi", "Leaf rust"]));
});

test("a project that could not be removed does not bring back one that was removed meanwhile", async () => {
  let refuse: (() => void) | undefined;
  const { user } = openPortfolio({
    remove: ({ params }) =>
      params.id === saathi.id
        ? new Promise((answer) => {
            refuse = () => answer(refusal({}, 503));
          })
        : Promise.resolve(ok(undefined)),
  });
  await user.click(await press("Edit Saathi"));
  await user.click(await press("Delete"));
  await user.click(await press("Edit Leaf rust"));
  await user.click(await press("Delete"));
  expect(await screen.findByText("No projects yet")).toBeTruthy();
  act(() => refuse?.());
  await waitFor(() => expect(titles()).toEqual(["Saathi"]));
});

test("a project that another tab deleted comes back with what was typed by saving it once more", async () => {
  const replies = [refusal({ message: "The item was not found." }, 404), ok(saathi)];
  const undo = answering(ok(undefined));
  const { user } = openPortfolio({ update: async () => replies.shift()! }, { portfolio: { undo } });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " again");
  await user.click(await press(/^Save project/));
  expect(await screen.findByText(/^This was deleted in another tab/)).toBeTruthy();
  expect(undo.asked).toEqual([]);
  expect((await field("Title")).value).toBe("Saathi again");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi")).toBeTruthy();
  expect(undo.asked).toEqual([{ body: { section: "projects", id: saathi.id } }]);
});

test("what is typed while a project is saved stays, and goes with the next saving", async () => {
  let answer: (() => void) | undefined;
  const asked: object[] = [];
  const { user } = openPortfolio({
    update: async ({ body }) => {
      asked.push(body);
      if (asked.length === 1)
        await new Promise<void>((done) => {
          answer = done;
        });
      return ok({ ...saathi, title: body.title, version: 3 + asked.length });
    },
  });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " for");
  await user.click(await press(/^Save project/));
  await user.type(await field("Title"), " hills");
  act(() => answer?.());
  expect(await screen.findByText(/^It is saved, but without what you typed/)).toBeTruthy();
  expect((await field("Title")).value).toBe("Saathi for hills");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi for hills")).toBeTruthy();
  expect(asked).toMatchObject([
    { title: "Saathi for", version: 3 },
    { title: "Saathi for hills", version: 4 },
  ]);
});

test("projects are put in order by keys, and every position is said", async () => {
  const order = answering(ok([]));
  const { user } = openPortfolio({}, { portfolio: { order } });
  (await press("Move Saathi")).focus();
  await user.keyboard(" {ArrowDown}");
  expect(screen.getByText("Saathi, position 2 of 2")).toBeTruthy();
  await user.keyboard(" ");
  expect(titles()).toEqual(["Leaf rust", "Saathi"]);
  expect(order.asked).toEqual([{ body: { section: "projects", ids: [leaf.id, saathi.id] } }]);
});

test("an order that the server refuses is said, and the true one is shown", async () => {
  const order = answering(refusal({ message: "This section was changed in another tab." }, 409));
  const { user, stores } = openPortfolio({}, { portfolio: { order } });
  (await press("Move Saathi")).focus();
  await user.keyboard(" {End} ");
  await waitFor(() => expect(titles()).toEqual(["Saathi", "Leaf rust"]));
  expect(stores.feedback.toasts[0]?.title).toBe("This section was changed in another tab.");
});

test("a section that did not come offers another try", async () => {
  const replies = [refusal({ message: "The server is resting." }, 500), ok([saathi])];
  const { user } = openPortfolio({ list: async () => replies.shift()! });
  expect(await screen.findByText("The server is resting.")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Try again" })[0]!);
  expect(await press("Edit Saathi")).toBeTruthy();
});

test("an item that was sent back says why in its row and in its form, until it is changed", async () => {
  const sentBack = { reason: "The seal is cut off.", at: "2026-11-13T06:00:00.000Z" };
  const back = { ...saathi, sentBack };
  const update = answering(ok({ ...saathi, title: "Saathi II", version: 4 }));
  const { user } = openPortfolio({ list: async () => ok([back]), update });
  expect(await screen.findByText("The seal is cut off.")).toBeTruthy();
  expect(screen.getByText("Sent back by your college, 13 Nov 2026")).toBeTruthy();
  await user.click(await press("Edit Saathi"));
  expect(await screen.findByText("Your placement office sent this back")).toBeTruthy();
  expect(screen.getByText("The seal is cut off.")).toBeTruthy();
  await user.type(await field("Title"), " II");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi II")).toBeTruthy();
  expect(screen.queryByText("The seal is cut off.")).toBeNull();
});
