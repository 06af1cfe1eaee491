import { api } from "@toran/contract";
import type { Reply } from "@toran/contract/endpoint";
import type { Account } from "@toran/contract/schemas/account";
import { describe, expect, expectTypeOf, test } from "vitest";
import { ApiFailure, type Client, createClient, isFailure, settle } from "./index";
import { body, type rows } from "./testing/rows";
import { asha, ok, ravi, refused, stage } from "./testing/stage";

type Calls = Client<typeof rows>;

describe("a call gives", () => {
  test("the whole body of a good reply", async () => {
    const { client } = stage({ server: () => ok({ id: "1" }, "Done.") });
    const reply = await client.hr.write({ body });
    expect(reply).toEqual({ success: true, data: { id: "1" }, message: "Done." });
  });

  test("the nested data, where its row says so", async () => {
    const { client } = stage({ server: () => ok({ id: "1" }) });
    expect(await client.hr.nested()).toEqual({ id: "1" });
  });

  test("a file, where its row says so", async () => {
    const data = new TextEncoder().encode("%PDF").buffer;
    const { client } = stage({
      server: () => ({ status: 200, body: data, type: "application/pdf" }),
    });
    const file = await client.hr.file({ params: { id: "1" } });
    if (isFailure(file)) throw file;
    expect(file.type).toBe("application/pdf");
    expect(await file.text()).toBe("%PDF");
  });

  test("its failure as a value, and throws it only where its row says so", async () => {
    const { client } = stage({ server: () => refused(404, { message: "Gone." }) });
    expect(isFailure(await client.hr.read())).toBe(true);
    const listed = client.hr.throws({ query: { email: "a@b.example" } });
    await expect(listed).rejects.toBeInstanceOf(ApiFailure);
    expect(await settle(client.hr.throws({ query: body }))).toMatchObject({ status: 404 });
    await expect(settle(Promise.reject(new Error("A fault of ours.")))).rejects.toThrow("A fault");
  });

  test("a failure when a good status carries no good reply", async () => {
    for (const sent of [{ success: false, message: "No." }, { data: 1 }, "<p>Hello</p>", ""]) {
      const { client } = stage({ server: () => ({ status: 200, body: sent }) });
      expect(await client.hr.read()).toMatchObject({ success: false, status: 200, kind: "http" });
    }
  });

  test("no data, for an empty reply to a row that promises none", async () => {
    const { client } = stage({ server: () => ({ status: 204 }) });
    expect(await client.hr.remove({ params: { id: "1" } })).toEqual({ success: true });
  });
});

const moved = (accessToken?: string) => ok({ mode: "COMPANY_ADDRESS", accessToken });

describe("a reply that moves the user on", () => {
  test("stores its token first, and then tells the mode", async () => {
    const { client, session } = stage({ server: () => moved(asha(2)) });
    const heard: (string | null)[] = [];
    const tell = session.moved;
    session.moved = (role, to) => {
      heard.push(session.token());
      tell(role, to);
    };
    await client.hr.step({ body });
    expect(heard).toEqual([asha(2)]);
    expect(session.told.moved).toEqual([{ role: "HUMAN_RESOURCE", mode: "COMPANY_ADDRESS" }]);
  });

  test("keeps the token when it brings none, or an older one", async () => {
    for (const accessToken of [undefined, asha(0)]) {
      const { client, session } = stage({ server: () => moved(accessToken) });
      await client.hr.step({ body });
      expect(session.token()).toBe(asha(1));
      expect(session.told.moved).toHaveLength(1);
    }
  });

  test("signs in over whoever was there, even with an earlier token", async () => {
    const { client, session } = stage({
      role: "STUDENT",
      token: ravi(9),
      server: () => moved(asha(2)),
    });
    await client.auth.logIn({ body });
    expect(session.token()).toBe(asha(2));
    expect(session.role()).toBe("HUMAN_RESOURCE");
  });

  test("29: changes nothing when somebody else has signed in before it came", async () => {
    const { client, session } = stage({
      server() {
        session.accept("HUMAN_RESOURCE", ravi(1));
        return moved(asha(2));
      },
    });
    await client.hr.step({ body });
    expect(session.token()).toBe(ravi(1));
    expect(session.told.moved).toEqual([]);
  });
});

test("every call carries its token, no cache, its credentials and JSON", async () => {
  const { client, calls } = stage({ server: () => ok() });
  await client.hr.write({ body });
  const [call] = calls();
  expect(call?.headers.toJSON()).toMatchObject({
    authorization: `Bearer ${asha(1)}`,
    "cache-control": "no-cache",
    pragma: "no-cache",
    "Content-Type": "application/json",
  });
  expect(call?.data).toBe(JSON.stringify(body));

  const visitor = stage({ role: null, token: null, server: () => ok() });
  await visitor.client.hr.slug({ params: { slug: "asha" } });
  expect(visitor.calls()[0]?.headers.has("authorization")).toBe(false);
});

test("the table of the product becomes a client of the same shape", () => {
  const { http } = stage();
  const client = createClient(api, http);
  expect(client.hr.auth.logIn).toBeTypeOf("function");
  expectTypeOf(client.student.auth.logIn).parameter(0).toHaveProperty("body");
});

test("174: a call that gives its failure back cannot be read before it is asked about", () => {
  expectTypeOf<Awaited<ReturnType<Calls["hr"]["read"]>>>().toEqualTypeOf<
    Reply<Account> | ApiFailure
  >();
  expectTypeOf<Awaited<ReturnType<Calls["hr"]["nested"]>>>().toEqualTypeOf<Account | ApiFailure>();
  expectTypeOf<Awaited<ReturnType<Calls["hr"]["file"]>>>().toEqualTypeOf<Blob | ApiFailure>();
  expectTypeOf<Awaited<ReturnType<Calls["hr"]["throws"]>>>().toEqualTypeOf<Reply<Account>>();

  const unread = async (calls: Calls) => {
    const reply = await calls.hr.read();
    // @ts-expect-error The reply may be a failure, which has no data.
    const { data } = reply;
    if (isFailure(reply)) return [data, reply.status];
    return reply.data.email;
  };
  const wrong = (calls: Calls) => [
    // @ts-expect-error The id is missing.
    calls.hr.remove(),
    // @ts-expect-error The parameter has another name.
    calls.hr.remove({ params: { slug: "1" } }),
    // @ts-expect-error The body is missing.
    calls.hr.write({}),
    // @ts-expect-error What belongs to the second argument is given as the first.
    calls.hr.read({ signal: new AbortController().signal }),
  ];
  expect([unread, wrong]).toHaveLength(2);
});
