import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What a handler may know of the request beyond its checked input, and do to the reply. */
export interface Call {
  id: string;
  address: string;
  device: string;
  log: FastifyRequest["log"];
  cookie(name: string): string | undefined;
  header(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
}

export const callOf = (request: FastifyRequest, reply: FastifyReply): Call => ({
  id: request.id,
  address: request.ip,
  device: (request.headers["user-agent"] ?? "").slice(0, 300),
  log: request.log,
  cookie: (name) => request.cookies[name],
  header(name) {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
  setCookie: (name, value, options) => void reply.setCookie(name, value, options),
});
