import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config";
import { asHtml } from "./as-html";
import type { Mail } from "./send-mail";

/** There is nobody at the address, and there will not be: it is not tried again. */
export class AddressRefused extends Error {}

export interface Letter extends Mail {
  id: string;
  at: string;
}

/** Carries a mail out of the house. */
export type Mailer = (letter: Letter) => Promise<void>;

const patience = 10_000;

/** A domain where nobody ever is: the mailbox of a machine without a mail service refuses it, to see what follows. */
export const refusedDomain = "bounce.invalid";

/** Whether a mail service said for good that it does not take mail for an address. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** Sends over SMTP when it is configured, else writes each mail into a file. */
export function mailerOf(
  config: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR" | "PUBLIC_URL">,
): Mailer {
  if (!config.SMTP_URL) return (letter) => keepLetter(config.DATA_DIR, letter);
  const options = patient(config.SMTP_URL);
  const transport = import("nodemailer").then(({ createTransport }) => createTransport(options));
  return async ({ to, subject, text, id }) => {
    const mail = {
      from: config.MAIL_FROM,
      to,
      subject,
      text,
      html: asHtml(subject, text, config.PUBLIC_URL),
      messageId: `<${id}@toran>`,
    };
    await (await transport).sendMail(mail).catch((error: unknown) => {
      throw isRefusal(error)
        ? new AddressRefused("the address was refused", { cause: error })
        : error;
    });
  };
}

/** The address of the mail service, told not to wait for ever. */
function patient(address: string) {
  const url = new URL(address);
  for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(patience));
  return url.href;
}

const folderOf = (dataDir: string) => join(dataDir, "outbox");

async function keepLetter(dataDir: string, letter: Letter) {
  if (letter.to.toLowerCase().endsWith(`@${refusedDomain}`))
    throw new AddressRefused("nobody is ever there");
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${letter.at.replace(/[:.]/g, "-")}-${letter.id}.json`);
  await writeFile(`${path}.part`, JSON.stringify(letter, null, 2));
  await rename(`${path}.part`, path);
}

/** The mails kept in files, the newest first. */
export async function keptLetters(dataDir: string, most = 200): Promise<Letter[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .toReversed()
    .slice(0, most);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as Letter),
  );
}
