import { Duplex } from "node:stream";
import type { Engine } from "./engine";

// A message of the protocol is a letter, a length of four bytes that counts itself, and its body. Only these
// letters ask for an answer: query, sync, flush, and the end of a copy.
const answered = new Set(Buffer.from("QSHcf"));

/** Where the last message ends that asks for an answer, or 0 when there is none yet. */
function answeredUpTo(bytes: Buffer) {
  let end = 0;
  for (let at = 0; at + 5 <= bytes.length;) {
    const next = at + 1 + bytes.readUInt32BE(at + 1);
    if (next > bytes.length) break;
    if (answered.has(bytes[at] ?? 0)) end = next;
    at = next;
  }
  return end;
}

const rollback = Buffer.from("Q\0\0\0\rrollback\0", "latin1");
const deallocate = Buffer.from("Q\0\0\0\u0013deallocate all\0", "latin1");

const ready = "Z".charCodeAt(0);
const begin = Buffer.from("Q\0\0\0\nbegin\0", "latin1");
const begun = Buffer.from("C\0\0\0\nBEGIN\0Z\0\0\0\u0005T", "latin1");

/** Where the first answer of several ends: with the word that more may be asked. */
function firstReady(answers: Buffer) {
  for (let at = 0; at + 5 <= answers.length;) {
    const next = at + 1 + answers.readUInt32BE(at + 1);
    if (answers[at] === ready) return next;
    at = next;
  }
  return 0;
}

/** Whether an answer ends with the word that no transaction is open. */
const endsIdle = (answer: Buffer) => answer.at(-1) === "I".charCodeAt(0);

/** Stands in for the socket of a `pg` client, and speaks the PostgreSQL protocol to the embedded database. */
export class PGliteStream extends Duplex {
  readonly #engine: Engine;
  readonly #era: number;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #idle = true;
  /** A transaction that nothing was asked in yet: its beginning goes along with the first question, as each way costs. */
  #begins = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
    this.#era = engine.era;
  }

  connect() {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#take(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  async #take(bytes: Buffer) {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, bytes]) : bytes;
    // The first message has no letter; it opens the conversation.
    const end = this.#started ? answeredUpTo(this.#pending) : this.#pending.readUInt32BE(0);
    // The engine is one session for all: a name that another conversation gave a statement would be taken.
    if (!this.#started) await this.#engine.exchange(deallocate, this.#era);
    this.#started = true;
    if (!end) return;
    const asked = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    const answer = await this.#answerTo(asked);
    if (!answer.length) return;
    this.#idle = endsIdle(answer);
    this.push(answer);
  }

  async #answerTo(asked: Buffer) {
    const begins = this.#begins;
    this.#begins = asked.equals(begin);
    if (this.#begins) return begun;
    const sent = begins ? Buffer.concat([begin, asked]) : asked;
    const answer = Buffer.from(await this.#engine.exchange(sent, this.#era));
    return begins ? answer.subarray(firstReady(answer)) : answer;
  }

  /**
   * The engine is one session for all: a transaction left open would go on in the next conversation.
   * Who refuses the rollback is an engine that was lost, and the transaction with it.
   */
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    if (!this.#idle) this.#engine.exchange(rollback, this.#era).catch(() => undefined);
    done(error);
  }
}
