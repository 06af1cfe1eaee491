// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Notes } from "./notes";

const written = () => screen.getByLabelText<HTMLTextAreaElement>("A note").value;

test("a note that is being written waits for its candidate, whoever is looked at between", async () => {
  window.sessionStorage.clear();
  const note = answering(refusal({ message: "The server has a cold." }, 500));
  const show = (id: string) =>
    renderScreen(<Notes sheet={{ id, notes: [] }} mayChange onAdded={vi.fn<() => void>()} />, {
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { applications: { note } } },
    });
  const asha = show("asha");
  await asha.user.type(screen.getByLabelText("A note"), "Calm under questions.");
  await asha.user.click(screen.getByRole("radio", { name: "3" }));
  asha.unmount();
  const ravi = show("ravi");
  expect(written()).toBe("");
  ravi.unmount();
  const { user } = show("asha");
  expect(written()).toBe("Calm under questions.");
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(note.asked).toEqual([
    { params: { id: "asha" }, body: { text: "Calm under questions.", rating: 3 } },
  ]);
  await waitFor(() => expect(written()).toBe("Calm under questions."));
});

test("what is written on while a note is being added stays to be added", async () => {
  window.sessionStorage.clear();
  const held: (() => void)[] = [];
  const asked: unknown[] = [];
  const note = async ({ body }: { body?: unknown }) => {
    asked.push(body);
    await new Promise<void>((go) => held.push(go));
    return ok({}) as never;
  };
  const { user } = renderScreen(
    <Notes sheet={{ id: "asha", notes: [] }} mayChange onAdded={vi.fn<() => void>()} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { note } } } },
  );
  const box = screen.getByLabelText("A note");
  await user.type(box, "Calm.");
  await user.click(screen.getByRole("radio", { name: "3" }));
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.clear(box);
  await user.type(box, "Asks back.");
  held[0]?.();
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "3" })).toHaveProperty("checked", false),
  );
  expect(written()).toBe("Asks back.");
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await waitFor(() => expect(written()).toBe(""));
  expect(asked).toEqual([{ text: "Calm.", rating: 3 }, { text: "Asks back." }]);
});
