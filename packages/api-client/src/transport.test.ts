import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient, createHttp } from "./index";
import { body, rows } from "./testing/rows";
import { asha } from "./testing/stage";
import { stubSession } from "./testing/stub-session";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

async function serve(handle: Handler) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return clientOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function clientOf(baseUrl: string) {
  const toasts: string[] = [];
  const session = stubSession("HUMAN_RESOURCE", asha(1));
  const feedback = {
    toast: (_: string, message: string) => void toasts.push(message),
    loading() {},
  };
  return {
    client: createClient(rows, createHttp({ baseUrl, session, feedback })),
    toasts,
    session,
  };
}

const network = "Network Error: Please check your network connection.";

describe("163: on the wire", () => {
  test("an answer that is cut in the middle is a network error", async () => {
    const { client, toasts } = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"success":true,"da', () => response.destroy());
    });
    expect(await client.hr.write({ body })).toMatchObject({ kind: "network", status: 0 });
    expect(toasts).toEqual([network]);
  });

  test("a refusal that is cut in the middle is a network error", async () => {
    const { client } = await serve((_, response) => {
      response.writeHead(500, { "content-type": "application/json", "content-length": "1000" });
      response.write("{", () => response.destroy());
    });
    expect(await client.hr.read()).toMatchObject({ kind: "network" });
  });

  test("an answer of a wrong length is a failure", async () => {
    const { client } = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "10" });
      response.end('{"success":true,"data":{"id":"1"}}');
    });
    expect(await client.hr.read()).toMatchObject({ success: false });
  });

  test("JSON that cannot be read is a generic error", async () => {
    const { client, toasts } = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end('{"success":true,"data":');
    });
    expect(await client.hr.write({ body })).toMatchObject({ kind: "http", status: 200 });
    expect(toasts).toEqual(["An unexpected error occurred."]);
  });

  test("a closed door is a network error", async () => {
    const { client, toasts } = clientOf("http://127.0.0.1:1");
    expect(await client.hr.write({ body })).toMatchObject({ kind: "network" });
    expect(toasts).toEqual([network]);
  });
});

test("33: an upload arrives whole both times when the token has expired", async () => {
  const uploads: { type: string; sent: string }[] = [];
  const { client } = await serve(async (request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url?.endsWith("/refresh-token")) {
      return response.end(JSON.stringify({ success: true, data: { accessToken: asha(2) } }));
    }
    uploads.push({ type: request.headers["content-type"] ?? "", sent: await text(request) });
    const fresh = request.headers.authorization === `Bearer ${asha(2)}`;
    response.statusCode = fresh ? 200 : 401;
    return response.end(
      JSON.stringify({ success: fresh, data: null, message: fresh ? "" : "No." }),
    );
  });
  const picture = new File(["pixels"], "asha.png", { type: "image/png" });
  const seen: number[] = [];
  const reply = await client.hr.upload(
    { body: { ...body, picture } },
    { onProgress: ({ loaded }) => void seen.push(loaded) },
  );

  expect(reply).toMatchObject({ success: true });
  expect(uploads).toHaveLength(2);
  for (const { type, sent } of uploads) {
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toContain('name="picture"; filename="asha.png"');
    expect(sent).toContain("pixels");
    expect(sent).toContain(body.email);
  }
  expect(seen.length).toBeGreaterThan(0);
});

test("92: a file comes byte for byte, and its refusal as the server's message", async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80]);
  const { client, toasts } = await serve((request, response) => {
    if (request.url?.endsWith("/1")) {
      response.setHeader("content-type", "application/pdf");
      return response.end(bytes);
    }
    response.writeHead(404, { "content-type": "application/json" });
    return response.end(JSON.stringify({ success: false, message: "There is no such invoice." }));
  });
  const file = await client.hr.file({ params: { id: "1" } });
  if (!(file instanceof Blob)) throw file;
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  await client.hr.file({ params: { id: "2" } });
  expect(toasts).toEqual(["There is no such invoice."]);
});

test("a caller who leaves ends the request on the wire", async () => {
  const screen = new AbortController();
  const closed = vi.fn<() => void>();
  const { client, toasts } = await serve((request) => {
    request.socket.on("close", closed);
    screen.abort();
  });
  expect(await client.hr.write({ body }, { signal: screen.signal })).toMatchObject({
    kind: "aborted",
  });
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  expect(toasts).toEqual([]);
});
