import { joinOffice } from "./join-office";
import type { TestServer } from "./start-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;
/** A college and a company that do not know each other, with somebody of each. */
export interface Pair {
  officer: Person;
  hr: Person;
  collegeId: string;
  companyId: string;
}

export async function pairOf(server: TestServer): Promise<Pair> {
  const officer = await server.person("officer-ready");
  const hr = await server.person("hr-ready");
  const { collegeId } = await joinOffice(server, officer, officer);
  const { companyId } = await joinOffice(server, hr, hr);
  return { officer, hr, collegeId, companyId };
}
