// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import { chatTemplate } from "@toran/contract/schemas/chat-template";
import { seenOf } from "@toran/contract/seen";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { composer, open } from "./testing/open-conversation";

const dates = {
  id: "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a02",
  name: "Dates",
  body: "Dear {{person}}, about {{posting}}",
  filled: "Dear Vikram Rao, about {{posting}}",
  missing: ["posting" as const],
};

test("a template is looked at as it reads here, and inserted where the caret is", async () => {
  const { user } = open({ templates: { filled: answering(ok([dates])) } });
  await user.type(await composer(), "Hello. ");
  await user.click(screen.getByRole("button", { name: "Insert a template" }));
  const choice = await screen.findByRole("button", { name: "Dates" });
  expect(screen.getByText("{{posting}}").tagName).toBe("MARK");
  expect(screen.getByText(/\{\{posting\}\} has no value here/)).toBeDefined();
  await user.click(choice);
  const field = (await composer()) as HTMLTextAreaElement;
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("Hello. Dear Vikram Rao, about {{posting}}");
});

test("templates are written, refused at their field, and put back after they are deleted", async () => {
  const create = answering<ApiFailure | { success: true; data: typeof dates }>(
    refusal({ errors: { name: "Your team has a template of that name already." } }, 409),
    ok(dates),
  );
  const templates = { filled: answering(ok([dates])), create, remove: answering(ok(undefined)) };
  const { user, stores } = open({ templates });
  await composer();
  await user.click(screen.getByRole("button", { name: "Insert a template" }));
  await user.click(await screen.findByRole("button", { name: "Manage templates" }));
  await user.click(await screen.findByRole("button", { name: "New template" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Dates");
  await user.click(screen.getByRole("textbox", { name: /^Text/ }));
  await user.paste("On {{date}}");
  await user.click(screen.getByRole("button", { name: /^Save template/ }));
  await screen.findByText(/only \{\{person\}\}/);
  await user.clear(screen.getByRole("textbox", { name: /^Text/ }));
  await user.paste("Hello");
  await user.click(screen.getByRole("button", { name: /^Save template/ }));
  await screen.findByText("Your team has a template of that name already.");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(await screen.findByRole("button", { name: "Delete Dates" }));
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  stores.feedback.toasts[0]?.action?.onPress();
  const { name, body } = dates;
  await waitFor(() => expect(create.asked.at(-1)).toEqual({ body: { name, body } }));
});

test("a template that cannot be put back, as a colleague has made one of its name, says so", async () => {
  const says = "Your team has a template of that name already.";
  const create = answering(refusal({ errors: { name: says } }, 409));
  const templates = { filled: answering(ok([dates])), create, remove: answering(ok(undefined)) };
  const shown = open({ templates });
  await composer();
  await shown.user.click(screen.getByRole("button", { name: "Insert a template" }));
  await shown.user.click(await screen.findByRole("button", { name: "Manage templates" }));
  await shown.user.click(await screen.findByRole("button", { name: "Delete Dates" }));
  const { feedback } = shown.stores;
  await waitFor(() => expect(feedback.toasts).toHaveLength(1));
  feedback.toasts[0]?.action?.onPress();
  await waitFor(() =>
    expect(feedback.toasts.at(-1)).toMatchObject({ tone: "error", detail: says }),
  );
});

const manage = async ({ user }: ReturnType<typeof open>, entry: string) => {
  await composer();
  screen.getByRole("button", { name: "Insert a template" }).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: "Manage templates" })).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: entry })).focus();
  await user.keyboard("{Enter}");
  return screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Text/ });
};

test("what was typed into a template is there after a reload; one that was left is shown as it is", async () => {
  const templates = { filled: answering(ok([dates])) };
  for (const [entry, begun] of [
    ["New template", ""],
    ["Change Dates", dates.body],
  ] as const) {
    const before = open({ templates });
    (await manage(before, entry)).focus();
    await before.user.keyboard(" On Friday");
    before.unmount();
    const again = open({ templates });
    const field = await manage(again, entry);
    expect(field.value).toBe(`${begun} On Friday`);
    screen.getByRole("button", { name: "Back" }).focus();
    await again.user.keyboard("{Enter}");
    again.unmount();
  }
  expect((await manage(open({ templates }), "Change Dates")).value).toBe(dates.body);
});

test("what a colleague made of a template meanwhile is shown beside what was typed, and saved again it goes over that", async () => {
  const theirs = { ...dates, name: "Which dates" };
  const update = answering<ApiFailure | ReturnType<typeof ok<typeof dates>>>(
    refusal({ message: "Somebody else has changed this." }, 409),
    ok(theirs),
  );
  const filled = answering(ok([dates]), ok([theirs]));
  const view = open({ templates: { filled, update } });
  (await manage(view, "Change Dates")).focus();
  await view.user.keyboard(" On Friday");
  const save = () => view.user.click(screen.getByRole("button", { name: /^Save template/ }));
  await save();
  expect(await screen.findByText(/What you did not change is theirs by now/)).toBeTruthy();
  await save();
  const body = `${dates.body} On Friday`;
  await waitFor(() =>
    expect(update.asked.map((asked) => Object(asked).body)).toEqual([
      { name: "Dates", body, seen: seenOf(chatTemplate, dates) },
      { name: "Which dates", body, seen: seenOf(chatTemplate, theirs) },
    ]),
  );
});
