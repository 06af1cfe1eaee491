// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PostingsScreen } from "./postings-screen";

beforeEach(() => window.sessionStorage.clear());

test("jobs are narrowed down by company and state, and a tab, which is a state itself, takes the state off", async () => {
  const asked: unknown[] = [];
  const list = async (input: { query?: unknown } = {}) => {
    asked.push(input.query);
    return ok({ items: [], next: null, total: 0 });
  };
  const kestrel = {
    id: "0193a1f0-0000-7000-8000-00000000000c",
    name: "Kestrel Mobility",
    city: null,
    picture: null,
  };
  const companies = async () =>
    ok({
      items: [
        {
          ...kestrel,
          connection: null,
          connectionId: null,
          initiatedBy: null,
          sector: null,
          size: null,
        },
      ],
      next: null,
    });
  const { user } = renderScreen(<PostingsScreen />, {
    area: "po",
    path: "/po/jobs?state=PAUSED",
    calls: { po: { postings: { list }, companies: { list: companies } } },
  });
  expect(await screen.findByText("No jobs match")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("combobox", { name: "Company" }));
  await user.click(await screen.findByRole("option", { name: "Kestrel Mobility" }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ companyId: kestrel.id, state: "PAUSED" }),
  );
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("tab", { name: "Open" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ companyId: kestrel.id, state: "OPEN" }));
  await user.click(screen.getByRole("tab", { name: "All jobs" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: undefined }));
  await user.click(screen.getByRole("button", { name: "Remove the Company filter" }));
  expect(await screen.findByText("No jobs yet")).toBeTruthy();
});
