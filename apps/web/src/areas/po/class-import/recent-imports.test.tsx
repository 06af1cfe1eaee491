// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { ImportResult } from "@toran/contract/schemas/student-import";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { RecentImports } from "./recent-imports";

const imported = (id: string) =>
  ({
    id,
    state: "DONE",
    fileName: `${id}.csv`,
    by: "Meera Krishnan",
    createdAt: "2026-11-20T10:00:00Z",
    rows: 1,
  }) as ImportResult;

test("imports beyond the newest are shown a window at a time, so that none of 90 days is out of reach", async () => {
  const asked: unknown[] = [];
  const older = [
    refusal({ message: "Too busy." }, 503),
    ok({ items: [imported("b")], next: null }),
  ];
  const { user } = renderScreen(<RecentImports />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        imports: {
          list: async (input) => {
            asked.push(input?.query?.next);
            return (
              (input?.query?.next && older.shift()) || ok({ items: [imported("a")], next: "n" })
            );
          },
        },
      },
    },
  });
  expect(await screen.findByRole("link", { name: "a.csv" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(await screen.findByText("Too busy.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(await screen.findByRole("link", { name: "b.csv" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "a.csv" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull());
  expect(asked).toEqual([undefined, "n", "n"]);
});
