import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AddressRefused, keptLetters, mailerOf, refusedDomain } from "./mailer";

const folder = mkdtempSync(join(tmpdir(), "toran-mail-"));
afterAll(() => rmSync(folder, { recursive: true }));

const letter = {
  id: "7f1d",
  to: "asha@nilgiri.example",
  subject: "123456 is your Toran code",
  text: "Hello Asha,\n\nHere is your code: 123456\n\n<b>not bold</b>",
  at: "2026-01-05T10:00:00.000Z",
};
const config = {
  SMTP_URL: undefined,
  MAIL_FROM: "Toran <no-reply@toran.example>",
  DATA_DIR: folder,
  PUBLIC_URL: "https://toran.example",
};

/** A mail service of a few words, and what it was given. */
function mailService(given: string[], recipient = "250 fine") {
  const answers: [RegExp, string][] = [
    [/^RCPT/, recipient],
    [/^(EHLO|HELO)/, "250 toran.example"],
    [/^DATA/, "354 go on"],
    [/^QUIT/, "221 bye"],
  ];
  const speak = (socket: Socket) => {
    socket.write("220 here\r\n");
    socket.on("data", (part) => {
      const text = part.toString();
      given.push(text);
      if (text.endsWith("\r\n.\r\n")) return socket.write("250 taken\r\n");
      if (given.some((each) => each.startsWith("DATA")) && !/^(QUIT|DATA)/.test(text))
        return undefined;
      return socket.write(`${answers.find(([asked]) => asked.test(text))?.[1] ?? "250 fine"}\r\n`);
    });
  };
  return createServer(speak);
}

test("a mail is written into the outbox when there is no mail service, and the newest is shown first", async () => {
  const send = mailerOf(config);
  await send(letter);
  await send({ ...letter, id: "8a2e", at: "2026-01-05T10:05:00.000Z" });
  expect((await keptLetters(folder)).map(({ id }) => id)).toEqual(["8a2e", "7f1d"]);
  expect(readdirSync(join(folder, "outbox")).filter((name) => !name.endsWith(".json"))).toEqual([]);
});

test("a mail leaves through the mail service as text and as a plain page, its text escaped", async () => {
  const given: string[] = [];
  const service = mailService(given);
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  await mailerOf({ ...config, SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })(letter);
  // Long lines are folded on the way.
  const all = given.join("").replace(/=\r\n/g, "");
  expect(all).toContain("RCPT TO:<asha@nilgiri.example>");
  expect(all).toContain("Subject: 123456 is your Toran code");
  expect(all).toContain("text/plain");
  expect(all).toContain("text/html");
  expect(all).toContain("&lt;b&gt;not bold");
  service.close();
});

/** What sending says when the service answers so to the address. */
async function failureAt(recipient: string) {
  const service = mailService([], recipient);
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  const send = mailerOf({ ...config, SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const failure: unknown = await send(letter).catch((error: unknown) => error);
  service.close();
  return failure;
}

test("an address that the service refuses for good is told from one it refuses for now", async () => {
  expect(await failureAt("550 no such user")).toBeInstanceOf(AddressRefused);
  const later = await failureAt("451 try later");
  expect(later).toBeInstanceOf(Error);
  expect(later).not.toBeInstanceOf(AddressRefused);
  const nobody = { ...letter, to: `asha@${refusedDomain}` };
  await expect(mailerOf(config)(nobody)).rejects.toBeInstanceOf(AddressRefused);
});
