import { ApiFailure } from "./failure";
import { roots } from "@toran/contract/roots";
import type { Endpoint, Placed } from "@toran/contract/endpoint";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** What a call sends, whatever its row. */
export interface Wire {
  params?: Record<string, string>;
  query?: object;
  body?: object;
}

export const methodOf = (row: Endpoint) => row.route.split(" ")[0] as Method;

/** The address of a call under the base address. */
export function addressOf(row: Placed, { params = {}, query = {} }: Wire) {
  const path = row.route.slice(row.route.indexOf(" ") + 1);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  const asked = new URLSearchParams(pairs(query)).toString();
  return roots[row.root] + filled + (asked && `?${asked}`);
}

/** Without a name, or with dots for one, the address would be that of another call. */
function segment(name = "") {
  if (/^\.{0,2}$/.test(name)) throw new ApiFailure(404);
  return encodeURIComponent(name);
}

/** A filter that holds nothing is not sent; a list is sent as JSON. */
const pairs = (query: object) =>
  Object.entries(query)
    .filter(([, value]: [string, unknown]) => !isEmpty(value))
    .map(([name, value]: [string, unknown]): [string, string] => [name, asText(value)]);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

const asText = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;

/** What is put on the wire. A form is made anew for each sending, for it can be read only once. */
export function contentOf(row: Endpoint, { body }: Wire) {
  if (row.encoding !== "multipart" || body === undefined) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, value === null ? "" : asText(value));
  }
  return form;
}
