import { circuitBreaker, ConsecutiveBreaker, handleAll } from "cockatiel";
import type { OrderGateway } from "./gateway";

const failures = 5;

/**
 * A gateway that failed so many times in a row is left alone for `rest` milliseconds, and nobody waits for it; then one
 * call tries it again. Whoever asks meanwhile is told the same as when it does not answer.
 */
export function guarded(gateway: OrderGateway, rest = 30_000): OrderGateway {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(failures),
  });
  return {
    ...gateway,
    makeOrder: (charge) => circuit.execute(() => gateway.makeOrder(charge)),
    standing: (order) => circuit.execute(() => gateway.standing(order)),
    ...(gateway.close && { close: (order) => circuit.execute(async () => gateway.close?.(order)) }),
  };
}
