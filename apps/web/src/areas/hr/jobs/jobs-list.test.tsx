// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { JobsScreen } from "./jobs-screen";

beforeEach(() => window.sessionStorage.clear());

function open(path: string) {
  const asked: unknown[] = [];
  const list = async (input: { query?: unknown } = {}) => {
    asked.push(input.query);
    return ok({ items: [], next: null, total: 0 });
  };
  const calls = { hr: { jobs: { list } } };
  return { ...renderScreen(<JobsScreen />, { area: "hr", path, calls }), asked };
}

test("jobs are narrowed down by their state and kind, and all of it is taken off at once", async () => {
  const { user, asked } = open("/hr/jobs?state=ACTIVE");
  expect(await screen.findByText("No jobs match")).toBeTruthy();
  expect(asked).toMatchObject([{ state: "ACTIVE" }]);
  await user.click(screen.getByRole("button", { name: "Add filter" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Kind" }), "Internship");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: "ACTIVE", type: "INTERNSHIP" }));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Remove the State filter" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ type: "INTERNSHIP", state: undefined }));
  await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0]!);
  expect(await screen.findByText("No jobs yet")).toBeTruthy();
});

test("a state that there is not is left out", async () => {
  const { asked } = open("/hr/jobs?state=GONE&search=fleet");
  await waitFor(() => expect(asked).toMatchObject([{ search: "fleet", state: undefined }]));
});
