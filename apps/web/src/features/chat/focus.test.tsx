// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { composer, open } from "./testing/open-conversation";

const plan = { id: "f1", name: "plan.pdf", type: "application/pdf", bytes: 900 };

test("the focus stays in the log when a message that was not sent is tried again, or discarded", async () => {
  const wait = refusal({ message: "You are writing very fast. Wait a moment." }, 429);
  const { user } = open({ send: answering<ApiFailure>(wait) });
  await user.type(await composer(), "Hello{Enter}");
  for (const name of ["Retry", "Discard"]) {
    (await screen.findByRole("button", { name })).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("log"));
  }
});

test("the focus goes to the words when a file, or what is answered, is taken out of a message", async () => {
  const { user } = open({ upload: answering(ok(plan)) });
  const field = await composer();
  await user.click(await screen.findByRole("button", { name: /^More about the message/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  await user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    new File(["%PDF-"], plan.name),
  );
  for (const name of ["Remove plan.pdf", "Do not reply to it"]) {
    (await screen.findByRole("button", { name })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
    expect(document.activeElement).toBe(field);
  }
});
