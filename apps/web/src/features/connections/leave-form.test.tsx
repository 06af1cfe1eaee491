// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { Connection } from "@toran/contract/schemas/connection";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { SignedIn } from "@/testing/signed-in";
import { connectionCalls } from "./connection-calls";
import { LeaveForm } from "./leave-form";

const all = { viewStudents: true, postJobs: true, requestBookings: true, chat: true };

test("a college takes one leave back and says nothing of the others; what the server says is shown", async () => {
  const decide = answering(refusal({ message: "This connection has ended." }, 409));
  const { user } = renderScreen(<LeaveForm leave={all} decide={decide} />);
  const save = screen.getByRole("button", { name: /^Save/ });
  expect(save).toHaveProperty("disabled", true);
  await user.click(screen.getByLabelText("See students"));
  await user.click(save);
  expect(decide.asked).toEqual([{ status: "APPROVED", permissions: { viewStudents: false } }]);
  expect(await screen.findByText("This connection has ended.")).toBeTruthy();
});

test("what a colleague changes meanwhile stands there, and what was chosen stays chosen", async () => {
  const decide = answering(ok({} as Connection));
  const { rerender, stores, user } = renderScreen(<LeaveForm leave={all} decide={decide} />);
  const follow = (leave: typeof all) =>
    rerender(
      <SignedIn stores={stores}>
        <LeaveForm leave={leave} decide={decide} />
      </SignedIn>,
    );
  await user.click(screen.getByLabelText("See students"));
  follow({ ...all, chat: false });
  expect(screen.getByLabelText("Write messages")).toHaveProperty("checked", false);
  expect(screen.getByLabelText("See students")).toHaveProperty("checked", false);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect(decide.asked).toEqual([{ status: "APPROVED", permissions: { viewStudents: false } }]);
  follow({ ...all, chat: false, viewStudents: false });
  follow(all);
  expect(screen.getByLabelText("See students")).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: /^Save/ })).toHaveProperty("disabled", true);
});

test("who may only look sees what a company may do, and changes nothing", () => {
  renderScreen(<LeaveForm leave={{ ...all, chat: false }} />);
  expect(screen.getByLabelText("Write messages")).toMatchObject({ checked: false, disabled: true });
  expect(screen.queryByRole("button")).toBeNull();
});

test("why a leave is not changed is told in the form alone, or by a toast once that is left", async () => {
  const manners: unknown[] = [];
  const waiting = late();
  const decide = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { stores, user, unmount } = renderScreen(
    <LeaveForm
      leave={all}
      decide={(body) => connectionCalls(stores.calls, "po").decide("connection", body)}
    />,
    { area: "po", mode: "DASHBOARD", calls: { po: { companies: { decide } } } },
  );
  await user.click(screen.getByLabelText("See students"));
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  unmount();
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "What they may do stays as it is", detail: "The server has a cold." },
    ]),
  );
  expect(manners).toEqual([{ tellsFailure: true }]);
});
