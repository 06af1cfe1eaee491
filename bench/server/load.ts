import { performance } from "node:perf_hooks";

export interface Load {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

/** Lets a number of clients call one after the other for some seconds; each client keeps its own state. */
export async function load<Client>(
  clients: Client[],
  seconds: number,
  call: (client: Client) => Promise<boolean>,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const sent = performance.now();
        if (!(await call(client))) failed++;
        times.push(performance.now() - sent);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
  };
}

/** How so many clients fare who ask the same over and over for some seconds, once what is read has come from the disk. */
export async function asked(
  ask: () => Promise<boolean>,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const all = Array.from({ length: clients });
  await load(all, seconds / 4, ask);
  return load(all, seconds, ask);
}

/** A row of the table that is printed. */
export const rowOf = (call: string, { perSecond, p50, p95, p99, failed }: Load) => ({
  call,
  "per second": Math.round(perSecond),
  "p50 ms": p50,
  "p95 ms": p95,
  "p99 ms": p99,
  failed,
});
