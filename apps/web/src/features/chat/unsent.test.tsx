// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { type Chat, composer, meera, message, open } from "./testing/open-conversation";

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
