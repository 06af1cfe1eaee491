// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
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

test("why a note was not added is told beside it, and by a toast once its candidate is not looked at", async () => {
  window.sessionStorage.clear();
  const manners: unknown[] = [];
  const waiting = late();
  const note = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user, stores, unmount } = renderScreen(
    <Notes sheet={{ id: "asha", notes: [] }} mayChange onAdded={vi.fn<() => void>()} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { note } } } },
  );
  await user.type(screen.getByLabelText("A note"), "Calm.");
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  unmount();
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ title: "Your note was not added" }]),
  );
});

test("a note that is too long is told at its field, until it is written on", async () => {
  window.sessionStorage.clear();
  const says = "Keep it to 2,000 characters.";
  const message = "Check the marked fields and try again.";
  const note = answering(refusal({ message, errors: { text: says } }));
  const { user } = renderScreen(
    <Notes sheet={{ id: "asha", notes: [] }} mayChange onAdded={vi.fn<() => void>()} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { applications: { note } } } },
  );
  await user.type(screen.getByLabelText("A note"), "Calm.");
  await user.click(screen.getByRole("button", { name: /^Add/ }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByLabelText("A note").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(message)).toBeNull();
  await user.type(screen.getByLabelText("A note"), "{Backspace}");
  expect(screen.queryByText(says)).toBeNull();
});
