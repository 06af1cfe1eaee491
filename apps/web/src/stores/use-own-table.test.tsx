// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { DataTable } from "@toran/ui/data-table";
import { beforeEach, expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { useOwnTable } from "./use-own-table";

beforeEach(() => window.localStorage.clear());

const columns = ["name", "cgpa"].map((id) => ({ id, title: id, cell: () => id }));

function Table() {
  return (
    <DataTable
      label="Students"
      rows={[{ id: "1" }]}
      columns={columns}
      rowId={({ id }) => id}
      rowName={() => "Asha"}
      {...useOwnTable("students")}
    />
  );
}

test("columns that another tab has chosen are followed, and not put back by the next choice here", async () => {
  const { user } = renderScreen(<Table />, { area: "po", mode: "DASHBOARD" });
  await user.click(await screen.findByRole("button", { name: "Dense rows" }));
  const [key = ""] = Object.keys(window.localStorage).filter((name) => name.startsWith("table:"));
  const kept = () => JSON.parse(window.localStorage.getItem(key) ?? "{}") as object;
  expect(kept()).toMatchObject({ density: "dense", shown: {} });

  const newValue = JSON.stringify({ ...kept(), shown: { cgpa: false } });
  window.localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
  expect(screen.queryByRole("columnheader", { name: /cgpa/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Dense rows" }));
  expect(kept()).toMatchObject({ density: "default", shown: { cgpa: false } });
});
