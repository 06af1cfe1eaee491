import { getter } from "../measure/get";
import { newPerson } from "../measure/new-person";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { asked, rowOf } from "../server/load";
import { embedded, postgres, type Storage } from "../students/databases";
import { manyColleges } from "./many-colleges";

const seconds = Number(process.env.SECONDS ?? 4);
const clients = Number(process.env.CLIENTS ?? 32);
const many = Number(process.env.COLLEGES ?? 40_000);
const port = 4188;
const root = "/api/v1/human-resource";

interface Listing {
  data: { items: { id: string }[]; next: string | null; total?: number };
}

async function newHr(address: string) {
  const { accessToken: token } = await newPerson(address, "hr-ready");
  const told = await fetch(`${address}${root}/company-dashboard-info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await told.json()) as { data: { id: string } };
  return { token, companyId: data.id };
}

/** What is asked by a company that looks for colleges, each by what a person would call it. */
async function questions(
  address: string,
  token: string,
): Promise<[string, () => Promise<boolean>][]> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await (await fetch(`${address}${root}/${path}`, { headers })).json()) as Listing;
  const get = getter(`${address}${root}/`, headers);
  const ask = (path: string) => () => get(path);
  let next = "";
  for (let window = 0; window < 100; window++)
    next = (await read(`college-listing?limit=100${next && `&next=${next}`}`)).data.next ?? next;
  const [first] = (await read("college-listing?connectionType=CONNECTED")).data.items;
  return [
    ["first window", ask("college-listing")],
    ["far down", ask(`college-listing?next=${next}`)],
    ["a word searched", ask("college-listing?search=nilgiri")],
    ["a word that nobody has", ask("college-listing?search=zzzz")],
    ["city and department", ask("college-listing?city=Pune&department=Civil")],
    ["connected", ask("college-listing?connectionType=CONNECTED")],
    ["not connected", ask("college-listing?connectionType=NOT_CONNECTED")],
    ["requests that wait", ask("connection-status?connectionType=PENDING_RECEIVED")],
    ["the counts", ask("connection-status-count")],
    ["the page of a college", ask(`college-info/${first?.id}`)],
    ["its top skills", ask(`department-top-skill/${first?.id}`)],
  ];
}

async function measure(storage: Storage) {
  const env = { ...storage.env, TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign" };
  const empty = await startServer(port, env);
  const { companyId, token } = await newHr(empty.address);
  await empty.stop();
  await storage.run(manyColleges(companyId, many));
  const server = await startServer(port, env);
  try {
    const rows = [];
    for (const [call, ask] of await questions(server.address, token)) {
      rows.push(rowOf(call, await asked(ask, { clients, seconds })));
    }
    const size = `${many.toLocaleString("en")} colleges, ${(5 * many).toLocaleString("en")} connections`;
    printTable(`${size}, ${storage.name}, ${clients} clients, ${seconds} s each`, rows);
  } finally {
    await server.stop();
    await storage.remove();
  }
}

await measure(embedded());
await measure(await postgres());
