// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { ConversationStore } from "./conversation-store";
import { type Chat, composer, id, info, me, message, open } from "./testing/open-conversation";

const kept = (name: string) => ({ id: name, name, type: "application/pdf", bytes: 900 });
const upload: Chat["upload"] = async ({ body: { file } }) => {
  const { name } = file as File;
  if (name === "plan.pdf") return ok(kept(name));
  if (name === "old.pdf") return refusal({ message: "The network is away." }, 0);
  return refusal({ errors: { file: "Choose a file of this kind." } }, 400);
};

test("of several files each that is refused says so by its name, and the others come", async () => {
  const { user } = open({ upload });
  await composer();
  await user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    ["fake.pdf", "plan.pdf", "old.pdf"].map((name) => new File(["%PDF-"], name)),
  );
  expect(await screen.findByText("old.pdf: The network is away.")).toBeTruthy();
  expect(screen.getByText("fake.pdf: Choose a file of this kind.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove plan.pdf" })).toBeTruthy();
});

test("a file that is too large is refused before it is sent, and keeps none of the others out", async () => {
  const asked: string[] = [];
  const { user } = open({
    upload: async ({ body: { file } }) => {
      const { name } = file as File;
      asked.push(name);
      return ok(kept(name));
    },
  });
  await composer();
  const large = new File(["%PDF-"], "large.pdf");
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  const names = ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"];
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, [
    large,
    ...names.map((name) => new File(["%PDF-"], name)),
  ]);
  expect(await screen.findByText(/^large\.pdf: This file has 11\.0 MB\./)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Remove 5.pdf" })).toBeTruthy();
  expect(asked).toEqual(names);
  expect(screen.queryByText(/^Send at most/)).toBeNull();
});

test("the shared files are asked for anew with a message that brings some, or takes them along", () => {
  const read = answering(ok(info()));
  const store = new ConversationStore(fakeCalls({ chat: { read } }), id, me);
  let loads = 0;
  store.info.load = async () => void loads++;
  store.receive(message(1, "Hello"));
  expect(loads).toBe(0);
  store.receive(message(2, "", { attachments: [kept("plan.pdf")] }));
  store.receive(message(2, "", { deletedAt: new Date().toISOString() }));
  expect(loads).toBe(2);
});
