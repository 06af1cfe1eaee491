import { createLog } from "../http/request-log";
import { outliveFaults } from "../process-faults";

// A process of its own for the test of faults: it must still be there after each of them.
outliveFaults(createLog({ LOG_LEVEL: "info" }));
setTimeout(() => {
  throw new Error("a timer that fails");
}, 1);
void Promise.reject(new Error("a promise that nobody waits for"));
setTimeout(() => {
  process.stdout.write("still here\n", () => process.exit(0));
}, 50);
