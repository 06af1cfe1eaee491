// @vitest-environment jsdom
import { ApiFailure } from "@toran/api-client/failure";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { job } from "../testing/job";
import { openJob } from "../testing/open-job";

beforeEach(() => window.sessionStorage.clear());

type Create = NonNullable<NonNullable<NonNullable<FakeCalls["hr"]>["jobs"]>["create"]>;

/** Saves a new job, and is elsewhere before the answer comes. */
async function saveAndLeave(answer: Awaited<ReturnType<Create>>) {
  const held: (() => void)[] = [];
  const create: Create = async () => {
    await new Promise<void>((go) => held.push(go));
    return answer;
  };
  const shown = openJob({ jobs: { create } }, paths.hr.newJob);
  const { user } = shown;
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Fleet Engineer");
  await user.selectOptions(screen.getByLabelText("Kind"), "FULL_TIME");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull());
  held[0]?.();
  return shown;
}

test("whoever has left a form before it is saved is not called to what was saved", async () => {
  await saveAndLeave(ok(job));
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  await new Promise((go) => setTimeout(go, 50));
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
});

test("that a form was not saved is told whoever has left it, and what was typed stays", async () => {
  const wrong = { message: "Check the marked fields.", errors: { title: "Name a real job." } };
  const { stores } = await saveAndLeave(refusal(wrong));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The job is not saved", detail: "Name a real job." },
    ]),
  );
  expect(Object.keys(window.sessionStorage)).toHaveLength(1);
});

test("a new job whose answer was lost is sent again as the same form, also after a reload", async () => {
  const names: (string | undefined)[] = [];
  const create: Create = async ({ body }) => {
    names.push(body.formKey);
    return new ApiFailure(0);
  };
  const save = async (user: ReturnType<typeof openJob>["user"], times: number) => {
    await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
    await waitFor(() => expect(names).toHaveLength(times));
    await screen.findByRole("alert");
  };
  const { user, unmount } = openJob({ jobs: { create } }, paths.hr.newJob);
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Fleet Engineer");
  await user.selectOptions(screen.getByLabelText("Kind"), "FULL_TIME");
  await save(user, 1);
  await save(user, 2);
  unmount();
  const later = openJob({ jobs: { create } }, paths.hr.newJob);
  await screen.findByDisplayValue("Fleet Engineer");
  await save(later.user, 3);
  expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(names).size).toBe(1);
});
