// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import type { ChatMessage, OpenConversation } from "@toran/contract/schemas/chat";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as downloads from "@/lib/save-as";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { ConversationStore } from "./conversation-store";
import {
  type Chat,
  composer,
  id,
  info,
  me,
  meera,
  message,
  open,
  vikram,
  windowOf,
} from "./testing/open-conversation";

const shown = (text: string) => within(screen.getByRole("log")).getAllByText(text);

test("a message stands in the log at once, and is one when the answer and the event both come", async () => {
  const asked: { clientId: string; body?: string | undefined }[] = [];
  const answers: (() => void)[] = [];
  const send: Chat["send"] = async ({ body }) => {
    asked.push(body);
    await new Promise<void>((resolve) => answers.push(resolve));
    return ok(message(2, body.body ?? "", { clientId: body.clientId, sender: meera }));
  };
  const { user } = open({ send });
  await user.type(await composer(), "Friday 21 works.{Enter}");
  expect(shown("Friday 21 works.")).toHaveLength(1);
  expect(screen.getByText("Sending")).toBeDefined();
  answers[0]?.();
  await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
  expect(shown("Friday 21 works.")).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test("what is answered says nothing by itself, and stays until something is said to it", async () => {
  const send = answering(ok(message(2, "Yes.", { sender: meera })));
  const { user } = open({ send });
  (await screen.findByRole("button", { name: /^More about the message/ })).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Reply" }));
  const field = await composer();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard("{Enter}");
  screen.getByRole("button", { name: "Send" }).focus();
  await user.keyboard("{Enter}");
  expect(send.asked).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Do not reply to it" })).toBeDefined();
  field.focus();
  await user.keyboard("Yes.{Enter}");
  const said = { body: "Yes.", replyTo: "m1" };
  await waitFor(() => expect(send.asked).toMatchObject([{ body: said }]));
  expect(screen.queryByRole("button", { name: "Do not reply to it" })).toBeNull();
});

test("114: one that met no server is kept, and sent again with the same id", async () => {
  const ids: string[] = [];
  const send: Chat["send"] = async ({ body }) => {
    ids.push(body.clientId);
    return ids.length === 1
      ? refusal({}, 0)
      : ok(message(2, body.body ?? "", { clientId: body.clientId, sender: meera }));
  };
  const { user } = open({ send });
  await user.type(await composer(), "Are you there?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(shown("Are you there?")).toHaveLength(1);
  expect(ids[0]).toBe(ids[1]);
});

test("one that was not sent is still there for whoever leaves and comes back, until the server has it", async () => {
  const first = open({ send: answering<ApiFailure>(refusal({}, 500)) });
  await first.user.type(await composer(), "A precious text{Enter}");
  expect(await screen.findByText(/Not sent/)).toBeDefined();
  first.unmount();

  const sent: string[] = [];
  const again: Chat["send"] = async ({ body }) => {
    sent.push(body.clientId);
    return refusal({}, 500);
  };
  const second = open({ send: again });
  expect(await screen.findByText("A precious text")).toBeDefined();
  await second.user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  // Whoever leaves has been told; what is told later is written down after the third has looked.
  expect(await screen.findByText(/Not sent/)).toBeDefined();
  second.unmount();

  const [clientId = ""] = sent;
  open({}, info(), [message(1, "A precious text", { clientId, sender: meera })]);
  expect(await screen.findByText("A precious text")).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  await waitFor(() => expect(Object.entries(window.sessionStorage)).toEqual([]));
  expect(shown("A precious text")).toHaveLength(1);
});

test("one that is refused says why, and can be discarded", async () => {
  const says = "The college has not answered yet.";
  const { user } = open({ send: answering(refusal({ message: says }, 409)) });
  await user.type(await composer(), "Hello again{Enter}");
  await screen.findByText(says);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.queryByText("Hello again")).toBeNull();
});

test("what is new is marked, and kept as read", async () => {
  const { calls } = open();
  await screen.findByText("New");
  await waitFor(() =>
    expect(calls.markRead).toHaveProperty("asked", [{ params: { id }, body: { place: 1 } }]),
  );
});

test("the others of both sides are offered after an @, and whom the words mention is sent by id", async () => {
  const asked: unknown[] = [];
  const send: Chat["send"] = async ({ body }) => {
    asked.push(body.mentions);
    const mentions = [{ id: vikram.id, name: vikram.name }];
    return ok(message(2, body.body ?? "", { clientId: body.clientId, sender: meera, mentions }));
  };
  const { user } = open({ send });
  const field = await composer();
  await user.type(field, "Please look, @");
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["Vikram RaoCampus hiring lead, Kestrel Mobility"]);
  await user.type(field, "vik{Enter}{Enter}");
  const mention = await screen.findByText("@Vikram Rao");
  expect([mention.tagName, asked]).toEqual(["STRONG", [[vikram.id]]]);
});

test("who is mentioned can be named anew while a message is changed, and nothing is lost by a refusal", async () => {
  const own = message(1, "Please look", { sender: meera });
  const mentions = [{ id: vikram.id, name: vikram.name }];
  const late = "A message can be changed for 15 minutes.";
  const edit = answering<ApiFailure | ReturnType<typeof ok<ChatMessage>>>(
    refusal({ message: late }, 409),
    ok({ ...own, body: "Please look, @Vikram Rao", mentions, editedAt: own.at }),
  );
  const { user } = open({ edit }, info(), [own]);
  await user.click(await screen.findByRole("button", { name: /^More about the message/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const field = screen.getByRole("textbox", { name: "Edit the message" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard(", @vi");
  expect(screen.getByRole("option").textContent).toBe(
    "Vikram RaoCampus hiring lead, Kestrel Mobility",
  );
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: /^Save(?! the)/ }));
  expect(await screen.findByText(late)).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Save(?! the)/ }));
  expect((await screen.findByText("@Vikram Rao")).tagName).toBe("STRONG");
  const sent = {
    params: { id: "m1" },
    body: { body: "Please look, @Vikram Rao ", mentions: [vikram.id] },
  };
  expect(edit.asked).toEqual([sent, sent]);
});

test("the conversation is saved as text under a name that tells whose it is", async () => {
  const saveAs = vi.spyOn(downloads, "saveAs").mockReturnValue(undefined);
  const file = new Blob(["Chat of two"]);
  const transcript = answering<Blob | ReturnType<typeof refusal>>(
    refusal({ message: "That was a lot of exports." }, 429),
    file,
  );
  const { user } = open({ transcript });
  const save = await screen.findByRole("button", { name: "Save the conversation as text" });
  await user.click(save);
  expect(saveAs).not.toHaveBeenCalled();
  await user.click(save);
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(saveAs.mock.calls).toEqual([
    [expect.stringMatching(/^chat-Kestrel-Mobility-[\d-]{10}\.txt$/), file],
  ]);
  expect(transcript.asked).toMatchObject([{ params: { id } }, { params: { id } }]);
});

test("an own message shows how far it has come, and never goes back", async () => {
  const own = message(1, "Friday 21 works.", { sender: meera });
  const store = new ConversationStore(
    fakeCalls({
      chat: {
        read: answering(ok(info({ unread: 0 }))),
        messages: answering(ok(windowOf({ items: [own] }))),
      },
    }),
    id,
    me,
  );
  await store.show();
  const hears = (place: number, delivered: number) => {
    const at = "2026-01-05T09:00:00Z";
    store.receiveRead({ userId: "vikram", side: "COMPANY", place, at, delivered });
    return store.markOf(own);
  };
  expect(store.markOf(own)).toBe("sent");
  expect([hears(0, 1), hears(0, 0), hears(1, 1), hears(0, 1)]).toEqual([
    "delivered",
    "delivered",
    "read",
    "read",
  ]);
  const read = { userId: "vikram", side: "COMPANY" as const, at: own.at, delivered: 1 };
  open(
    {
      messages: answering(ok(windowOf({ items: [own], read: [{ ...read, place: 0 }] }))),
    },
    info(),
  );
  expect(await screen.findByRole("img", { name: "Delivered" })).toBeDefined();
});

const onItsWay = () => new Promise<never>(() => {});

test("files that are still on their way count among those that a message may have", async () => {
  const { user } = open({ upload: onItsWay });
  await composer();
  const choose = async (names: string[]) =>
    user.upload(
      document.querySelector<HTMLInputElement>("input[type=file]")!,
      names.map((name) => new File(["%PDF-"], `${name}.pdf`, { type: "application/pdf" })),
    );
  await choose(["a", "b", "c"]);
  expect(await screen.findByText("Bringing 3 …")).toBeDefined();
  await choose(["d", "e", "f"]);
  expect(await screen.findByText("Send at most 5 files at a time.")).toBeDefined();
  expect(screen.getByText("Bringing 5 …")).toBeDefined();
});

test("a conversation whose other side does not come says so, and tries again", async () => {
  const says = "The server is resting.";
  const read = answering<ApiFailure | ReturnType<typeof ok<OpenConversation>>>(
    refusal({ message: says }, 503),
    ok(info()),
  );
  const { user } = open({ read });
  await screen.findByText(says);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Hello")).toBeDefined();
});

test("after the connection the messages stay, and nothing can be written", async () => {
  open({}, info({ state: "READ_ONLY", connected: false }), [
    message(1, "", { deletedAt: "2026-01-05T09:00:00Z" }),
  ]);
  await screen.findByText(/You are not connected with Kestrel Mobility any more/);
  expect(screen.getByText("This message was deleted")).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("an address in a message can be followed, and nothing else in it is more than text", async () => {
  open({}, info(), [message(1, "<b>See</b> https://nilgiri.example/a. javascript:alert(1)")]);
  const link = await screen.findByRole("link", { name: "https://nilgiri.example/a" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(within(screen.getByRole("log")).getAllByRole("link")).toHaveLength(1);
});
