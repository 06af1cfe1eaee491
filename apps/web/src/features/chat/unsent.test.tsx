// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { type Chat, composer, info, meera, message, open } from "./testing/open-conversation";

const change = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole("button", { name: /^More about the message/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  return screen.findByRole("textbox", { name: "Edit the message" });
};

const plan = { id: "f1", name: "plan.pdf", type: "application/pdf", bytes: 900 };

test("a message that is being written keeps its files and what it answers for whoever leaves and comes back", async () => {
  const first = open({ upload: answering(ok(plan)) });
  await first.user.type(await composer(), "The plan, as you asked");
  const [more] = await screen.findAllByRole("button", { name: /^More about the message/ });
  await first.user.click(more!);
  await first.user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  await first.user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    new File(["%PDF-"], plan.name),
  );
  await screen.findByRole("button", { name: "Remove plan.pdf" });
  first.unmount();

  const sent: unknown[] = [];
  const send: Chat["send"] = async ({ body }) => {
    sent.push(body);
    return ok(message(2, body.body ?? "", { clientId: body.clientId, sender: meera }));
  };
  const { user } = open({ send });
  const field = await composer();
  expect(field).toHaveProperty("value", "The plan, as you asked");
  expect(screen.getByRole("button", { name: "Remove plan.pdf" })).toBeTruthy();
  // Nobody has pressed anything yet.
  expect(document.activeElement).not.toBe(field);
  await user.click(screen.getByRole("button", { name: "Send" }));
  const body = { body: "The plan, as you asked", attachments: [plan.id], replyTo: "m1" };
  await waitFor(() => expect(sent).toMatchObject([body]));
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
});

test("what was typed over a message is there when it is changed once more, until it is saved or left", async () => {
  const own = message(1, "Friday", { sender: meera });
  const first = open({}, info(), [own]);
  await first.user.type(await change(first), " the 21st, in the large hall");
  first.unmount();

  const second = open({}, info(), [own]);
  expect(await change(second)).toHaveProperty("value", "Friday the 21st, in the large hall");
  await second.user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await change(second)).toHaveProperty("value", "Friday");
});
