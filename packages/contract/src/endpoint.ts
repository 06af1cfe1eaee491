import type { z } from "zod/mini";
import type { FileRule } from "./file-rules";
import type { Role } from "./roles";
import type { Root } from "./roots";

type Schema = z.core.$ZodType;

/** One row of the endpoint table. The client function and the server route both come from it. */
export interface Endpoint {
  /** Method and path; a path parameter is written `{name}`. */
  route: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;
  /** What the call is for, in one sentence; printed in the documents. */
  summary: string;
  query?: Schema;
  body?: Schema;
  /** What `data` of a good reply holds; a row without one answers with no data. */
  response?: Schema;
  encoding?: "multipart";
  /** The files a multipart body may carry, by field. */
  files?: Record<string, FileRule>;
  /** The reply is a file, not JSON. */
  reply?: "blob";
  /** May be called by anyone; other rows ask for the role of their root. */
  open?: true;
  /** The roles that may call, where they are not the role of the root. */
  roles?: readonly Role[];
  /** May be called before onboarding has ended. */
  early?: true;
  /** Saves this onboarding step: refused to a user who has not reached it. */
  step?: string;
  /** A write that stays allowed when the plan has run out. */
  unpaid?: true;
  /** A write that touches only what is the caller's own: open to officers and HR users who may only look. */
  own?: true;
  /** The reply moves the user on: it carries a mode, and where it signs in, an access token. */
  moves?: true;
  /** The feedback the caller does without, announced in the request headers. */
  quiet?: "toast" | "loader";
  /** A failed call gives the failure back as a value; the few rows marked so throw it. */
  failure?: "throws";
  /** The caller is given the nested `data` rather than the whole body. */
  reads?: "data";
}

export type Placed<E extends Endpoint = Endpoint> = E & { root: Root };

/** Places a group of rows under one api root. */
export function endpoints<const Rows extends Record<string, Endpoint>, R extends Root>(
  root: R,
  rows: Rows,
) {
  const placed = Object.entries(rows).map(([name, row]) => [name, { ...row, root }]);
  return Object.fromEntries(placed) as { [Name in keyof Rows]: Placed<Rows[Name]> };
}

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<E extends Endpoint> = [ParamNames<E["route"]>] extends [never]
  ? unknown
  : { params: Record<ParamNames<E["route"]>, string> };
type Optional<Key extends string, Value> = object extends Value
  ? { [K in Key]?: Value }
  : { [K in Key]: Value };
type Files<E> = E extends { files: infer F } ? { [Name in keyof F]?: Blob } : unknown;
type Sent<E, Key extends "query" | "body"> =
  E extends Record<Key, infer S extends Schema>
    ? Optional<Key, z.input<S> & (Key extends "body" ? Files<E> : unknown)>
    : Key extends "body"
      ? E extends { files: unknown }
        ? { body: Files<E> }
        : unknown
      : unknown;
type Read<E, Key extends string> =
  E extends Record<Key, infer S extends Schema> ? Record<Key, z.output<S>> : unknown;

/** What a caller sends. */
export type Input<E extends Endpoint> = Params<E> & Sent<E, "query"> & Sent<E, "body">;
/** What a handler is given, once it has been checked. */
export type Received<E extends Endpoint> = Params<E> & Read<E, "query"> & Read<E, "body">;
/** What a handler gives back, before the contract drops what it does not name. */
export type Given<E> = E extends { response: infer S extends Schema } ? z.input<S> : void;
/** What `data` of a good reply holds. */
export type Data<E> = E extends { response: infer S extends Schema } ? z.output<S> : undefined;

/** The body of every good reply. */
export interface Reply<T> {
  success: true;
  data: T;
  message?: string;
}

/** What a caller is given by a call that went well. */
export type Output<E> = E extends { reply: "blob" }
  ? Blob
  : E extends { reads: "data" }
    ? Data<E>
    : Reply<Data<E>>;

export const isEndpoint = (node: object): node is Placed => "route" in node && "root" in node;

/** Every row of a table, whatever its depth, with the names that lead to it. */
export function rowsOf(table: object, path: string[] = []): { path: string[]; row: Placed }[] {
  return Object.entries(table).flatMap(([name, node]: [string, object]) => {
    const here = [...path, name];
    return isEndpoint(node) ? [{ path: here, row: node }] : rowsOf(node, here);
  });
}
