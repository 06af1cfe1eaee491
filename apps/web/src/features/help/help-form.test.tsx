// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { helpRequest } from "@toran/contract/schemas/account";
import { beforeEach, expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { HelpForm } from "./help-form";

beforeEach(() => window.sessionStorage.clear());

const show = (about?: string) => {
  const ask = answering(ok(undefined));
  const view = renderScreen(<HelpForm {...(about && { about })} />, {
    calls: { site: { help: { ask } } },
  });
  return { ...view, ask };
};
const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const words = "The code does not come to my address.";

test("what is written is there after a reload, and gone once it is sent", async () => {
  const first = show();
  write("Email", "ananya@nilgiri.example");
  write("What happens?", words);
  first.unmount();
  const second = show();
  expect(screen.getByLabelText<HTMLTextAreaElement>("What happens?").value).toBe(words);
  expect(screen.getByText(`${words.length} of 4,000`)).toBeTruthy();
  await second.user.click(screen.getByRole("button", { name: /^Send/ }));
  const told = await screen.findByText("Your message has arrived");
  expect(told.closest("[tabindex]")).toBe(document.activeElement);
  second.unmount();
  show();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
});

test("as much as the field counts can be sent, with what it is about", async () => {
  const { ask, user } = show("login");
  write("Email", "ananya@nilgiri.example");
  const [, most = ""] = /of ([\d,]+)/.exec(screen.getByText(/^0 of/).textContent) ?? [];
  write("What happens?", "x".repeat(Number(most.replace(",", ""))));
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(ask.asked).toHaveLength(1));
  const [{ body }] = ask.asked as [{ body: { message: string } }];
  expect(body.message).toMatch(/^About login: x+$/);
  expect(helpRequest.safeParse(body).success).toBe(true);
});

test("words that are too few are told at their field, which gets the focus", async () => {
  const { user } = show();
  write("Email", "ananya@nilgiri.example");
  write("What happens?", "Help!");
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  expect(await screen.findByText(/Tell us what happens/)).toBeTruthy();
  expect(screen.getByLabelText("What happens?")).toBe(document.activeElement);
});
