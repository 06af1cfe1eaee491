import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll } from "vitest";

/** A line to a PostgreSQL that can stand still: nothing comes through, and nothing is cut. */
export async function frozenLine(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let still = false;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      if (still) socket.pause();
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    if (still) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    line.close();
  });
  const through = new URL(url);
  through.port = String((line.address() as AddressInfo).port);
  return {
    url: through.href,
    freeze() {
      still = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      still = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
