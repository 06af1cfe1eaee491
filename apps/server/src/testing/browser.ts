import { type Client, createClient, createHttp } from "@toran/api-client";
import { api, type Api, refreshHeader, type Role, authRootOf, roots } from "@toran/contract";
import type { InternalAxiosRequestConfig } from "axios";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

interface Kept {
  value: string;
  path: string;
}

/** One person's browser: its cookies, its token, its network address, and the real client on top. */
export class Browser {
  role: Role | null = null;
  token: string | null = null;
  expired = false;
  address = "127.0.0.1";
  agent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0";
  headers: Record<string, string> = {};
  readonly cookies = new Map<string, Kept>();
  readonly api: Client<Api>;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    const session = {
      role: () => this.role,
      token: () => this.token,
      accept: (role: Role, token: string) => {
        this.role = role;
        this.token = token;
      },
      moved: () => undefined,
      expired: () => {
        this.expired = true;
      },
    };
    const http = createHttp({ baseUrl: "", session, adapter: (config) => this.#adapt(config) });
    this.api = createClient(api, http);
  }

  /** Sends a request as it is, with this browser's cookies. */
  async send(
    method: string,
    url: string,
    more: InjectOptions = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = this.#cookiesFor(url);
    const headers = {
      "user-agent": this.agent,
      ...this.headers,
      ...(cookie && { cookie }),
      ...more.headers,
    };
    const reply = await this.#app.inject({
      remoteAddress: this.address,
      ...more,
      method: method as "GET",
      url,
      headers,
    });
    for (const { name, value, path, maxAge } of reply.cookies)
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, { value, path: typeof path === "string" ? path : "/" });
    return reply;
  }

  /** Sends a request with the token of this browser. */
  call(method: string, url: string, more: InjectOptions = {}) {
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...more.headers,
    };
    return this.send(method, url, { ...more, headers });
  }

  refresh(
    role: Role,
    headers: Record<string, string> = { [refreshHeader.name]: refreshHeader.value },
  ) {
    return this.send("GET", `${roots[authRootOf[role]]}/refresh-token`, { headers });
  }

  #cookiesFor(url: string) {
    return [...this.cookies]
      .filter(([, { path }]) => url.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  async #adapt(config: InternalAxiosRequestConfig) {
    const { body, type } = await contentOf(config.data);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(config.headers))
      if (typeof value === "string") headers[name] = value;
    if (type) headers["content-type"] = type;
    // As axios does when there is nothing to send.
    if (body === undefined) delete headers["Content-Type"];
    const reply = await this.send(config.method?.toUpperCase() ?? "GET", config.url ?? "/", {
      headers,
      ...(body !== undefined && { payload: body }),
    });
    const asBytes = config.responseType === "arraybuffer";
    return {
      config,
      status: reply.statusCode,
      statusText: reply.statusMessage,
      headers: reply.headers as Record<string, string>,
      data: asBytes ? reply.rawPayload : reply.payload,
      request: {},
    };
  }
}

/** A form becomes the bytes that a browser would send. */
async function contentOf(data: unknown): Promise<{ body?: string | Buffer; type?: string }> {
  if (!(data instanceof FormData)) return typeof data === "string" ? { body: data } : {};
  const sent = new Response(data);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    type: sent.headers.get("content-type") ?? "",
  };
}
