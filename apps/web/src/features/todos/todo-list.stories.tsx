import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { nothingWaits, todoOf } from "./testing/todo";
import { TodoList } from "./todo-list";

type TodoCalls = NonNullable<FakeCalls["po"]>["todos"];
const answeredBy = (todos: TodoCalls) =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { todos: { ...nothingWaits, ...todos }, managers: { list: async () => ok([]) } } },
  });

const meta = {
  component: TodoList,
  args: { area: "po" },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = todoOf("Call Kestrel about the hall", { dueAt: "2026-11-14T18:29:00.000Z" });
const sheet = todoOf("Send the CGPA sheet to Coromandel Steel", { priority: "HIGH", order: 2 });
const given = todoOf("Book the seminar hall", { from: "Ravi Iyer", order: 3 });

export const Filled: Story = {
  decorators: [answeredBy({ list: async () => ok([call, sheet, given]) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(call.title)).toBeVisible();
  },
};
export const AddedByKeys: Story = {
  decorators: [
    answeredBy({
      list: async () => ok([call]),
      create: answering(ok(todoOf("Thank the panel", { order: 4 }))),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Add a to-do" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("What is to be done")).toHaveFocus());
    await userEvent.keyboard("Thank the panel{Enter}");
    await expect(await canvas.findByText("Thank the panel")).toBeVisible();
  },
};
/** What waits by itself leads to where it is dealt with. */
export const SomethingWaits: Story = {
  decorators: [
    answeredBy({
      list: async () => ok([call]),
      attention: async () =>
        ok([
          {
            kind: "STUDENTS" as const,
            title: "14 students wait for their approval",
            dueAt: "2026-11-14T18:29:00.000Z",
            about: null,
          },
          {
            kind: "POSTINGS" as const,
            title: "Graduate engineer of Coromandel Steel and Allied Works waits for its approval",
            dueAt: null,
            about: "p1",
          },
        ]),
    }),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: /^14 students/ });
    await expect(link).toBeVisible();
  },
};
export const Empty: Story = { decorators: [answeredBy({ list: async () => ok([]) })] };
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ list: async () => refusal({}, 500) })],
};
