import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

type Wire = Pick<PGlite, "execProtocolRaw">;

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

/** Stands in for the socket of a `pg` client, and speaks the PostgreSQL protocol to PGlite in this process. */
export class PGliteStream extends Duplex {
  readonly #database: Wire;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(database: Wire) {
    super();
    this.#database = database;
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
    this.#started = true;
    if (!end) return;
    const asked = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    const answer = await this.#database.execProtocolRaw(asked);
    if (answer.length) this.push(Buffer.from(answer));
  }
}
