import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { connectRealtime } from "@toran/api-client/realtime";
import type { Envelope } from "@toran/contract";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { expect } from "vitest";
import { connect } from "./connect";
import { ok } from "./ok";
import { type Pair, pairOf } from "./pair";
import type { TestServer } from "./start-server";

export type Person = Pair["officer"];
interface Talk extends Pair {
  /** Of their conversation. */
  id: string;
}

/** A college and a company that are connected, with their conversation. */
export async function talkOf(server: TestServer): Promise<Talk> {
  const pair = await pairOf(server);
  await connect(server, pair.officer, pair.hr);
  const { id } = ok(await pair.officer.api.chat.open({ body: { withId: pair.companyId } })).data;
  return { ...pair, id };
}

interface More {
  clientId?: string;
  attachments?: string[];
  replyTo?: string;
  mentions?: string[];
}
export const send = ({ api }: Person, id: string, body: string, more: More = {}) =>
  api.chat.send({ params: { id }, body: { clientId: randomUUID(), body, ...more } });

export const transcript = async ({ api }: Person, id: string, query = {}) =>
  ok(await api.chat.messages({ params: { id }, query })).data;

export const bodies = async (person: Person, id: string) =>
  (await transcript(person, id)).items.map(({ body }) => body);

/** What the product's own client hands on to an open tab of a server that listens. */
export async function follow({ app }: TestServer, { id, token }: Person, lastSeq = 0) {
  const { port } = app.server.address() as AddressInfo;
  const heard: Envelope[] = [];
  const typing: string[] = [];
  const state = { entered: false };
  const channel = connectRealtime({
    url: `http://127.0.0.1:${port}`,
    token: () => token,
    userId: id,
    lastSeq,
    log: { info: () => undefined, warn: () => undefined },
    onEvent: (event) => void heard.push(event),
    onTyping: (told) => void typing.push(told.userId),
    onConnected: (connected) => (state.entered = connected),
  });
  await expect.poll(() => state.entered, { timeout: 5000 }).toBe(true);
  return {
    heard,
    typing,
    messages: () =>
      heard.flatMap(({ type, payload }) =>
        type === "chat.message" ? [(payload as ChatMessage).body] : [],
      ),
    write: (conversationId: string) => channel.typing(conversationId),
    received: (conversationId: string, place: number) => channel.received(conversationId, place),
    close: () => channel.close(),
  };
}
