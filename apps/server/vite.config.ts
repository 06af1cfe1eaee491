import { defineConfig } from "vitest/config";

const onBothEngines = "src/**/*.test.ts";
const onPostgresOnly = "src/**/*.postgres.test.ts";
// What leans most on the database runs on both engines each time; ENGINE=postgres runs all of it there.
const bothEachTime = [
  "src/db/{transactions,carry-over}.test.ts",
  "src/modules/accounts/{sign-in,sessions,sessions-ended,codes,two-step,passwords}.test.ts",
  "src/modules/onboarding/**/*.test.ts",
  "src/modules/{bookings,hiring}/invariants.test.ts",
  "src/modules/portfolio/outline.test.ts",
  "src/modules/students/officer/{list,bulk,walks}.test.ts",
];
const builtAlone = "test-crash/{first-start,stop}.test.ts";
// What compares times runs alone: a neighbour would be measured with it.
const timed = [
  "src/http/patterns.test.ts",
  "src/modules/accounts/{enumeration,rush,throttles}.test.ts",
  builtAlone,
];
const allOnPostgres = process.env.ENGINE === "postgres";

const pglite = {
  extends: true as const,
  test: {
    name: "pglite",
    globalSetup: ["src/testing/global-setup.ts", "src/testing/built-threads.ts"],
    include: [onBothEngines],
    exclude: [onPostgresOnly, ...timed],
  },
};
const postgres = {
  extends: true as const,
  test: {
    name: "postgresql",
    globalSetup: ["src/testing/postgres-setup.ts", "src/testing/built-threads.ts"],
    include: allOnPostgres ? [onBothEngines] : [...bothEachTime, onPostgresOnly],
  },
};
const timing = {
  extends: true as const,
  test: {
    name: "timing",
    globalSetup: ["src/testing/global-setup.ts", "test-crash/built-server.ts"],
    include: timed,
    testTimeout: 60_000,
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
};
// Starts and kills the built server, so it runs when the others no longer need the processors.
const crash = {
  extends: true as const,
  test: {
    name: "crash",
    globalSetup: ["test-crash/built-server.ts"],
    include: ["test-crash/**/*.test.ts"],
    exclude: [builtAlone],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 1 },
  },
};

// Each start of what is built would look for every one of their hundreds of small files.
const ofManyFiles = ["drizzle-orm", "zod"];

/** The files that threads of the server begin with. */
export const threads = {
  "database-worker": "src/db/database-worker.ts",
  "sheet-thread": "src/modules/class-imports/sheet/sheet-thread.ts",
};

export default defineConfig(({ command }) => ({
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { main: "src/main.ts", ...threads },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  ssr: { noExternal: [/^@toran\//, ...(command === "build" ? ofManyFiles : [])] },
  test: {
    pool: "threads",
    maxWorkers: 2,
    // Each file has its database and its servers; reading the code again for it would double the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: allOnPostgres ? [postgres] : [pglite, postgres, crash, timing],
  },
}));
