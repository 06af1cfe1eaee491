// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { Outbox } from "./outbox";
import { id, me, message } from "./testing/open-conversation";

const written = (body: string) => ({ body, files: [], replyTo: undefined, mentions: [] });

/** An outbox whose server is away until it is back, and what has arrived there. */
function outbox() {
  const server = { away: true, refuses: "", asked: (_body: string) => {} };
  const arrived: string[] = [];
  const calls = fakeCalls({
    chat: {
      send: async ({ body: { clientId, body = "" } }) => {
        server.asked(body);
        if (server.away) return refusal({ message: "The server is away." }, 503);
        if (body === server.refuses)
          return refusal({ message: "This conversation is closed." }, 409);
        arrived.push(body);
        return ok(message(arrived.length, body, { clientId }));
      },
    },
  });
  const box: Outbox = new Outbox(calls, id, me, ({ clientId }) => box.arrived(clientId));
  return { box, server, arrived };
}

test("what met no server goes before what is written once there is one, in the order it was written", async () => {
  const { box, server, arrived } = outbox();
  await box.send(written("First"));
  await box.send(written("Second"));
  expect(box.waiting.map(({ state }) => state)).toEqual(["failed", "failed"]);
  server.away = false;
  await box.send(written("Third"));
  expect(arrived).toEqual(["First", "Second", "Third"]);
  expect(box.waiting).toEqual([]);
});

test("what was refused keeps nothing back; what meets no server keeps back what comes after it", async () => {
  const { box, server, arrived } = outbox();
  server.away = false;
  server.refuses = "No";
  await box.send(written("No"));
  await box.send(written("Yes"));
  expect(arrived).toEqual(["Yes"]);
  server.away = true;
  await box.send(written("Later"));
  await box.send(written("Last"));
  expect(box.waiting.map(({ body, state, refusal: why }) => [body, state, why])).toEqual([
    ["No", "failed", expect.any(String)],
    ["Later", "failed", undefined],
    ["Last", "failed", undefined],
  ]);
  server.away = false;
  await box.retryAll();
  expect(arrived).toEqual(["Yes", "Later", "Last"]);
});

test("what is discarded while others go before it is not sent", async () => {
  const { box, server, arrived } = outbox();
  await box.send(written("First"));
  server.away = false;
  server.asked = () => box.discard(box.waiting.at(-1)!.clientId);
  await box.send(written("Second"));
  expect(arrived).toEqual(["First"]);
  expect(box.waiting).toEqual([]);
});
