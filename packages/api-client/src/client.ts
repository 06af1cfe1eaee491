import {
  type Endpoint,
  type Input,
  isEndpoint,
  type Output,
  type Placed,
} from "@toran/contract/endpoint";
import { ApiFailure, settle } from "./failure";
import type { CallOptions } from "./exchange";
import type { Http } from "./http";
import type { Wire } from "./wire";

type Nothing = { params?: never; query?: never; body?: never };
/** What a call gives: its reply, or, where its row does not throw, its failure. */
export type Result<E> = E extends { failure: "throws" } ? Output<E> : Output<E> | ApiFailure;

/** The function of one row. */
export type Call<E extends Endpoint> =
  unknown extends Input<E>
    ? (input?: Nothing, options?: CallOptions) => Promise<Result<E>>
    : object extends Input<E>
      ? (input?: Input<E>, options?: CallOptions) => Promise<Result<E>>
      : (input: Input<E>, options?: CallOptions) => Promise<Result<E>>;

/** One function for each row of a table. */
export type Client<Table> = {
  [Key in keyof Table]: Table[Key] extends Endpoint ? Call<Table[Key]> : Client<Table[Key]>;
};

/** Gives a table of rows the functions that call them, nested as the table is. */
export function createClient<Table extends object>(table: Table, http: Http): Client<Table> {
  const members = Object.entries(table).map(([name, node]: [string, object]) => [
    name,
    isEndpoint(node) ? callOf(node, http) : createClient(node, http),
  ]);
  return Object.fromEntries(members) as Client<Table>;
}

const callOf =
  (row: Placed, http: Http) =>
  (wire: Wire = {}, options: CallOptions = {}) => {
    const sent = http.send(row, wire, options);
    return row.failure === "throws" ? sent : settle(sent);
  };
