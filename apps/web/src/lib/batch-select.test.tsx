// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchSelect } from "./batch-select";

const year = new Date().getFullYear();
const offered = () =>
  screen.getAllByRole<HTMLOptionElement>("option").flatMap(({ value }) => value || []);

test("every year that a class may be of can be chosen, and one that an address names is shown", () => {
  const { rerender } = render(<BatchSelect value={undefined} onChange={vi.fn<() => void>()} />);
  expect([offered()[0], offered().at(-1), offered().length]).toEqual([
    String(year + 6),
    String(year - 10),
    17,
  ]);
  rerender(<BatchSelect value={1999} onChange={vi.fn<() => void>()} />);
  expect(screen.getByLabelText<HTMLSelectElement>("Batch").value).toBe("1999");
  expect(offered().at(-1)).toBe("1999");
});
