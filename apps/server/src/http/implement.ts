import { type Given, type Placed, type Received, roots } from "@toran/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { Readable } from "node:stream";
import { z } from "zod/mini";
import type { Deps } from "../deps";
import type { SignedIn } from "../modules/accounts/signed-in";
import { guard } from "./access";
import { type Call, callOf } from "./call";
import { compiled } from "./compiled";
import { Failure } from "./failures";
import { checked, checkedParams } from "./receive";
import { forgetParts, type Parts, readParts, type StoredUpload, type Upload } from "./uploads";

/** A reply with a message for the person beside its data. */
class Said<T> {
  readonly data: T;
  readonly message: string;
  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}
export const said = <T>(data: T, message: string) => new Said(data, message);

/** A reply that is a file. */
export interface FileReply {
  status?: number;
  headers: Record<string, string>;
  body: Readable | Buffer;
}

type Caller<Row> = Row extends { open: true } ? { user: null } : { user: SignedIn };
type Uploads<Row> = Row extends { files: infer F }
  ? { files: { [Name in keyof F]?: F[Name] extends { streamed: true } ? StoredUpload : Upload } }
  : unknown;
type Answer<Row> = Row extends { reply: "blob" } ? FileReply : Given<Row> | Said<Given<Row>>;

export type Handlers<Rows extends Record<string, Placed>> = {
  [Name in keyof Rows]: (
    input: Received<Rows[Name]> & Caller<Rows[Name]> & Uploads<Rows[Name]> & { call: Call },
  ) => Promise<Answer<Rows[Name]>>;
};

/** Mounts one route for each row; a row left without a handler does not compile. */
export function implement<Rows extends Record<string, Placed>>(
  app: FastifyInstance,
  deps: Deps,
  rows: Rows,
  handlers: Handlers<Rows>,
) {
  for (const [name, row] of Object.entries<Placed>(rows)) {
    const handle = handlers[name] as unknown as (input: unknown) => Promise<unknown>;
    mount(app, deps, row, async (request, reply) => {
      const input = await receive(row, request, reply, deps);
      const result = await handle(input).catch(async (cause: unknown) => {
        await forgetParts(input.files, deps);
        throw cause;
      });
      return row.reply === "blob" ? sendFile(result as FileReply, reply) : enveloped(row, result);
    });
  }
}

/** Puts the route of a row behind its guard. */
export function mount(
  app: FastifyInstance,
  deps: Deps,
  row: Placed,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  const [method, path] = row.route.split(" ") as [HTTPMethods, string];
  app.route({
    method,
    url: urlOf(row.root, path),
    config: { row },
    onRequest: guard(row, deps),
    preParsing: async (request) => void checkedParams(request.params),
    handler,
  });
}

export const urlOf = (root: Placed["root"], path: string) =>
  roots[root] + path.replace(/\{(\w+)\}/g, ":$1");

async function receive(row: Placed, request: FastifyRequest, reply: FastifyReply, deps: Deps) {
  const query = row.query && checked(row.query, request.query);
  const { fields, files } = await content(row, request, deps);
  const body = row.body && (await checkedBody(row.body, fields, files, deps));
  return {
    user: request.user,
    params: request.params,
    query,
    body,
    files,
    call: callOf(request, reply),
  };
}

async function checkedBody(
  schema: NonNullable<Placed["body"]>,
  fields: unknown,
  files: Parts["files"],
  deps: Deps,
) {
  try {
    return checked(schema, fields);
  } catch (cause) {
    await forgetParts(files, deps);
    throw cause;
  }
}

async function content(row: Placed, request: FastifyRequest, deps: Deps) {
  if (row.encoding !== "multipart") return { fields: request.body, files: {} };
  if (!request.isMultipart()) {
    if (request.headers["content-type"] && row.files)
      throw new Failure(415, { message: "Send this as a form with its file." });
    return { fields: request.body, files: {} };
  }
  return readParts(row, request, deps);
}

function enveloped(row: Placed, result: unknown) {
  const { data, message } = result instanceof Said ? result : { data: result, message: undefined };
  // Parsing drops what the contract does not name, so no private column leaks out.
  const shown = row.response ? z.parse(compiled(row.response), data) : undefined;
  return {
    success: true,
    ...(shown !== undefined && { data: shown }),
    ...(message && { message }),
  };
}

const sendFile = ({ status = 200, headers, body }: FileReply, reply: FastifyReply) =>
  reply.code(status).headers(headers).send(body);
