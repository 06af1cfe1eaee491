import { startServer } from "../measure/start-server";
import { median, printTable } from "../measure/table";
import { asked, type Load, rowOf } from "../server/load";
import { besideThin } from "./beside-thin";
import { bulk } from "./bulk";
import { type Class, classOf } from "./class-of";
import { embedded, postgres, type Storage } from "./databases";
import { manyColleges } from "./many-colleges";
import { newOfficer, type Officer, questions, signedIn } from "./questions";

const load = {
  clients: Number(process.env.CLIENTS ?? 32),
  seconds: Number(process.env.SECONDS ?? 4),
};
const sizes = (process.env.STUDENTS ?? "10000,100000").split(",").map(Number);
const inTable = Number(process.env.TABLE ?? 0);
const rounds = Number(process.env.ROUNDS ?? 3);

const written = (many: number) => many.toLocaleString("en");
const print = (title: string, rows: Parameters<typeof printTable>[1]) =>
  printTable(`${title}, ${load.clients} clients, ${load.seconds} s each`, rows);

interface Opening {
  port?: number;
  fill: (classes: Class[]) => Iterable<string>;
  /** What is done with the filled database before the server starts. */
  before?: (officer: Officer) => Promise<void>;
}

/** A server over a database with colleges of these sizes, which is filled before it starts. */
async function open(storage: Storage, many: number[], { port = 4187, fill, before }: Opening) {
  const env = { ...storage.env, TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign" };
  const empty = await startServer(port, env);
  const officers = [];
  for (const each of many) officers.push({ many: each, ...(await newOfficer(empty.address)) });
  await empty.stop();
  await storage.run(fill(officers));
  for (const officer of officers) await before?.(officer);
  const server = await startServer(port, env);
  return {
    colleges: officers.map((officer) => ({
      address: server.address,
      headers: () => signedIn(server.address, officer),
    })),
    close: async () => {
      await server.stop();
      await storage.remove();
    },
  };
}

/** Has a server asked the first question until what answers it is compiled, as that of one that has served for a while. */
const warm = ([first]: Awaited<ReturnType<typeof questions>>) =>
  first && asked(first[1], { ...load, seconds: 8 });

async function bySize(storage: Storage, many: number) {
  const fill = ([one]: Class[]) => (one ? classOf(one.collegeId, many) : []);
  const before = async (officer: Officer) =>
    print(
      `The list of ${written(many)} students beside a thin route, ${storage.name}`,
      await besideThin(storage, officer, load, rounds),
    );
  // What a list costs beside its statement does not grow with the college.
  const { colleges, close } = await open(storage, [many], {
    fill,
    ...(many === sizes[0] && { before }),
  });
  try {
    for (const { address, headers: signIn } of colleges) {
      const headers = await signIn();
      const rows = [];
      const all = await questions(address, headers);
      await warm(all);
      for (const [call, ask] of all) rows.push(rowOf(call, await asked(ask, load)));
      print(`${written(many)} students, ${storage.name}`, rows);
      console.log(`\n${await bulk(address, headers)}`);
    }
  } finally {
    await close();
  }
}

/** The middle of each figure over the rounds. */
const middle = (all: Load[]): Load => {
  const of = (figure: keyof Load) => median(all.map((each) => each[figure]));
  return {
    requests: of("requests"),
    perSecond: of("perSecond"),
    p50: of("p50"),
    p95: of("p95"),
    p99: of("p99"),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
};

const fillTo = (many: number) => (classes: Class[]) => manyColleges(classes, many);

/**
 * A college of 10,000 that has its table for itself, beside one of 10,000 and one of 100,000 in a table that many colleges
 * fill. Each question goes to all three one after the other, in every round, so that they share the machine's moods.
 */
async function inFullTable() {
  const alone = await open(await postgres(), [10_000], { fill: fillTo(10_000) });
  const full = await open(await postgres(54_330), [10_000, 100_000], {
    port: 4186,
    fill: fillTo(inTable),
  });
  const colleges = [...alone.colleges, ...full.colleges];
  const measured = colleges.map(() => new Map<string, Load[]>());
  try {
    for (let round = 0; round < rounds; round++) {
      const lists = [];
      for (const { address, headers } of colleges)
        lists.push(await questions(address, await headers()));
      if (!round) for (const list of lists) await warm(list);
      for (const at of lists[0]?.keys() ?? [])
        for (const [which, list] of lists.entries()) {
          const [call, ask] = list[at]!;
          const of = measured[which]!;
          of.set(call, [...(of.get(call) ?? []), await asked(ask, load)]);
        }
    }
    const table = `${written(inTable)} in the table of PostgreSQL, the middle of rounds: ${rounds}`;
    const titles = [
      "10,000 alone in the table of PostgreSQL",
      `10,000 of ${table}`,
      `100,000 of ${table}`,
    ];
    for (const [which, title] of titles.entries()) {
      const rows = [...measured[which]!].map(([call, all]) => {
        const beside = middle(measured[0]!.get(call)!).p99;
        return { ...rowOf(call, middle(all)), "p99 ×": middle(all).p99 / beside };
      });
      print(title, rows);
      const { address, headers } = colleges[which]!;
      console.log(`\n${await bulk(address, await headers())}`);
    }
  } finally {
    await alone.close();
    await full.close();
  }
}

if (inTable) await inFullTable();
else
  for (const many of sizes) {
    await bySize(embedded(), many);
    await bySize(await postgres(), many);
  }
