// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { nothingWaits, todoOf } from "./testing/todo";
import { TodoAbout } from "./todo-about";
import { TodoList } from "./todo-list";

test("what is looked at is put on the list with the way back to it, and nothing typed is lost", async () => {
  const made = todoOf("Ask about the bond");
  const create = answering<unknown>(
    refusal({ message: "The list is full. Finish or remove something first." }, 409),
    ok(made),
  );
  const { user } = renderScreen(
    <TodoAbout area="po" type="COMPANY" id="kestrel" name="Kestrel Mobility" />,
    { area: "po", mode: "DASHBOARD", calls: { po: { todos: { create: create as never } } } },
  );
  const opener = screen.getByRole("button", { name: "Add a to-do about Kestrel Mobility" });
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: /^Add to the list/ }));
  expect(await screen.findByText("Write what is to be done.")).toBeTruthy();
  await user.type(screen.getByLabelText("What is to be done"), "Ask about the bond");
  await user.click(screen.getByRole("button", { name: /^Add to the list/ }));
  expect(await screen.findByText(/^The list is full/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Add to the list/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const link = { type: "COMPANY", id: "kestrel" };
  expect(create.asked.at(-1)).toEqual({ body: { title: "Ask about the bond", link } });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("while the plan has run out nothing is put on the list, so nothing offers it", () => {
  renderScreen(<TodoAbout area="po" type="COMPANY" id="kestrel" name="Kestrel Mobility" />, {
    area: "po",
    mode: "PAYMENTEXPIRY",
  });
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["po", { type: "STUDENT", id: "asha" }, "Open the student", "/po/students?student=asha"],
  ["po", { type: "JOB", id: "posting" }, "Open the job", "/po/jobs/posting"],
  ["hr", { type: "COLLEGE", id: "nilgiri" }, "Open the college", "/hr/colleges/nilgiri"],
  ["hr", { type: "BOOKING", id: "talk" }, "Open the booking", "/hr/bookings/talk"],
] as const)("in the area %s %o leads to its page", async (area, link, name, href) => {
  const todos = { list: async () => ok([todoOf("Call", { link })]), ...nothingWaits };
  renderScreen(<TodoList area={area} />, { area, mode: "DASHBOARD", calls: { [area]: { todos } } });
  const way = await screen.findByRole("link", { name });
  expect(way.getAttribute("href")).toBe(href);
});

test("what another product has linked leads nowhere", async () => {
  const link = { type: "constructor", id: "x" };
  const todos = { list: async () => ok([todoOf("Call", { link })]), ...nothingWaits };
  renderScreen(<TodoList area="po" />, { area: "po", mode: "DASHBOARD", calls: { po: { todos } } });
  expect(await screen.findByText("Call")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
