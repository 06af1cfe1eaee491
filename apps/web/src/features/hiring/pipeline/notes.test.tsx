// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
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
