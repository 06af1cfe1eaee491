import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";

const server = await startServer();

test("files that were taken out of a message keep no other one out: the oldest makes room, and nothing that was sent", async () => {
  const { officer, id } = await talkOf(server);
  const bring = async (name: string) => {
    const file = new File(["%PDF-1.7"], name, { type: "application/pdf" });
    server.pass(1);
    return ok(await officer.api.chat.upload({ params: { id }, body: { file } })).data.id;
  };
  const sent = await bring("sent.pdf");
  ok(await send(officer, id, "Here it is.", { attachments: [sent] }));
  const waiting: string[] = [];
  for (let many = 0; many < 20; many++) waiting.push(await bring(`${many}.pdf`));
  const script = new File(["#!/bin/sh"], "run.pdf", { type: "application/pdf" });
  const refused = await officer.api.chat.upload({ params: { id }, body: { file: script } });
  expect(refusal(refused).status).toBe(400);
  expect(await officer.api.chat.file({ params: { id: waiting[0]! } })).toBeInstanceOf(Blob);
  waiting.push(await bring("20.pdf"));
  const open = (file: string) => officer.api.chat.file({ params: { id: file } });
  expect(refusal(await open(waiting[0]!)).status).toBe(404);
  const late = refusal(await send(officer, id, "Late", { attachments: [waiting[0]!] }));
  expect(late.body.errors?.["attachments"]).toMatch(/^One of these files is gone/);
  ok(await send(officer, id, "All", { attachments: waiting.slice(1, 6) }));
  expect(await open(sent)).toBeInstanceOf(Blob);
});
