import type { Placed } from "@toran/contract/endpoint";
import { describe, expect, test } from "vitest";
import { inBatches } from "./batches";
import { ApiFailure } from "./failure";
import { addressOf, contentOf } from "./wire";

const row = (over: Partial<Placed> = {}): Placed => ({
  root: "po",
  route: "PUT /status-update",
  summary: "Updates.",
  ...over,
});

describe("the address of a call", () => {
  test("drops filters that hold nothing, and keeps 0 and false", () => {
    const query = { a: "", b: null, c: undefined, d: [], e: 0, f: false, g: "x" };
    expect(addressOf(row(), { query })).toBe(
      "/api/v1/placement-officer/status-update?e=0&f=false&g=x",
    );
  });

  test("carries a list as JSON, and text whole", () => {
    const address = addressOf(row(), { query: { studentId: ["a", "b&c"], search: "R&D + नमस्ते" } });
    const asked = new URL(address, "https://toran.example").searchParams;
    expect(JSON.parse(asked.get("studentId") ?? "")).toEqual(["a", "b&c"]);
    expect(asked.get("search")).toBe("R&D + नमस्ते");
  });

  test("encodes what it puts into the path", () => {
    const bookmark = row({ route: "GET /bookmark/{id}" });
    const address = addressOf(bookmark, { params: { id: "a/b c?d#e" } });
    expect(address).toBe("/api/v1/placement-officer/bookmark/a%2Fb%20c%3Fd%23e");
  });
});

test.each(["", ".", ".."])(
  "nothing is found under the name %j, which would lead elsewhere",
  (id) => {
    const remove = row({ route: "DELETE /todolist/{id}" });
    expect(() => addressOf(remove, { params: { id } })).toThrow(ApiFailure);
  },
);

const form = (body: object) => contentOf(row({ encoding: "multipart" }), { body }) as FormData;

describe("a multipart body", () => {
  test("carries text as it is, numbers and yes or no as text, the rest as JSON", () => {
    const fields = { a: "x", b: 7, c: false, d: ["p", "q"], e: { f: 1 }, g: null, h: undefined };
    expect([...form(fields)]).toEqual([
      ["a", "x"],
      ["b", "7"],
      ["c", "false"],
      ["d", '["p","q"]'],
      ["e", '{"f":1}'],
      ["g", ""],
    ]);
  });

  test("carries a file under its name", async () => {
    const file = form({ picture: new File(["x"], "me.png", { type: "image/png" }) }).get("picture");
    expect(file).toMatchObject({ name: "me.png", type: "image/png", size: 1 });
  });

  test("is made anew each time it is asked for, and not where there is nothing to send", () => {
    const sent = { body: { a: "x" } };
    const multipart = row({ encoding: "multipart" });
    expect(contentOf(multipart, sent)).not.toBe(contentOf(multipart, sent));
    expect(contentOf(multipart, {})).toBeUndefined();
  });
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe("75: a long list of ids is cut into calls that the server accepts", () => {
  test.each([
    [0, 0],
    [100, 1],
    [101, 2],
    [361, 4],
    [362, 4],
    [5000, 50],
  ])("%i ids make %i calls, one after the other", async (count, calls) => {
    let open = 0;
    const replies = await inBatches(ids(count), 100, async (batch) => {
      expect(++open).toBe(1);
      await Promise.resolve();
      open--;
      return batch;
    });
    expect(replies).toHaveLength(calls);
    expect(replies.flat()).toEqual(ids(count));
  });

  test("and what follows a failure is not sent", async () => {
    const failure = new ApiFailure(500);
    const replies = await inBatches(ids(300), 100, async ([first]) =>
      first === "id-100" ? failure : first,
    );
    expect(replies).toEqual(["id-0", failure]);
  });
});
