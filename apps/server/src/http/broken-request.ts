import type { Socket } from "node:net";

const reasons: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    "Request Header Fields Too Large",
    "The request carries too much. Send fewer items at a time.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    "Request Timeout",
    "The request took too long to arrive. Please try again.",
  ],
};

/** Answers what is not HTTP, and hangs up. */
export function brokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, reason, message] = reasons[error.code ?? ""] ?? [
    400,
    "Bad Request",
    "The request could not be read.",
  ];
  const body = JSON.stringify({ success: false, message });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    "content-type: application/json; charset=utf-8",
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
