import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { Role } from "@toran/contract";
import { afterAll } from "vitest";
import { buildApp } from "../app";
import { readConfig } from "../config";
import type { ReadFree } from "../db/free-space";
import { type DatabaseOptions, openDatabase } from "../db/open-database";
import type { ScenarioName } from "../db/scenarios/scenarios";
import type { Deps } from "../deps";
import { Events } from "../events";
import { LocalStore } from "../files/local-store";
import { createLog } from "../http/request-log";
import { drainOutbox } from "../jobs/outbox";
import type { Letter } from "../mail/mailer";
import { Tokens } from "../modules/accounts/tokens";
import { sendDueNotices } from "../modules/notifications/send-due";
import { Browser } from "./browser";
import { openTestDatabase } from "./test-database";

interface Wishes {
  env?: Record<string, string>;
  secrets?: string[];
  /** How long a socket may stay after its token has run out. */
  socketGrace?: number;
  /** Another database than one of its own, such as that of another node. */
  database?: DatabaseOptions;
  readFree?: ReadFree;
}

/** Starts a whole server in this process, with its own database, clock and mailbox. */
export async function startServer({
  env = {},
  secrets = ["a secret of the tests, long enough to sign"],
  socketGrace,
  database: wanted,
  readFree,
}: Wishes = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "toran-test-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    WEB_DIST: join(dataDir, "web"),
    ...env,
  });
  const lines: string[] = [];
  const log = createLog(
    config,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const database = wanted ? await openDatabase({ ...wanted, log }) : await openTestDatabase();
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const pauses: number[] = [];
  const letters: Letter[] = [];
  const deps: Deps = {
    config,
    log,
    now,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    db: database.db,
    tokens: new Tokens(secrets, now),
    store: new LocalStore(join(dataDir, "files")),
    events: new Events(),
  };
  const app = await buildApp(deps, { socketGrace, readFree });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Everything mailed so far, the oldest first. */
  async function mails(to?: string) {
    await sendDueNotices(deps);
    await drainOutbox(deps, async (letter) => void letters.push(letter));
    const inOrder = letters.toSorted((a, b) => a.at.localeCompare(b.at));
    return inOrder.filter((letter) => !to || letter.to === to);
  }

  return {
    app,
    deps,
    db: database.db,
    database,
    config,
    dataDir,
    lines,
    pauses,
    mails,
    browser: () => new Browser(app),
    /** A fresh person of a scenario, signed in on a browser of their own. */
    async person(name: ScenarioName) {
      const browser = new Browser(app);
      const reply = await browser.send("POST", "/dev/scenario", { payload: { name } });
      const { role, accessToken, user } = reply.json<{
        role: Role;
        accessToken: string;
        user: { id: string; email: string };
      }>();
      browser.role = role;
      browser.token = accessToken;
      return Object.assign(browser, user);
    },
    /** Lets time pass at once. */
    pass: (milliseconds: number) => void (clock.ahead += milliseconds),
    /** The code in the newest mail to an address. */
    async codeFor(email: string) {
      const newest = (await mails(email)).at(-1);
      const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
      if (!code) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    /** An address nobody has used yet. */
    newEmail: (name = "asha.rao") => `${name}.${randomUUID().slice(0, 8)}@nilgiri.example`,
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
