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
