// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { Palette } from "./palette";

test("a long text that was pasted is searched for as far as a search goes, instead of failing", async () => {
  const asked: string[] = [];
  const find = async (search: string) => {
    asked.push(search);
    return [];
  };
  const { user } = renderScreen(<Palette open onOpenChange={() => {}} recent={[]} find={find} />);
  await user.click(await screen.findByRole("combobox"));
  await user.paste("x".repeat(200));
  await waitFor(() => expect(asked.map(({ length }) => length)).toEqual([120]));
});
