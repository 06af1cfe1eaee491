import { describe, expect, test } from "vitest";
import { body } from "./testing/rows";
import { asha, type Given, noNetwork, ok, ravi, refused, stage } from "./testing/stage";
import { stubSession } from "./testing/stub-session";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const answering = (answer: Given) => stage({ server: () => answer });

describe("a success", () => {
  test("is told when the server has something to say, whatever the method", async () => {
    const { client, told } = answering(ok({}, "Your to-do is saved."));
    await client.hr.write({ body });
    await client.hr.read();
    expect(told.toasts).toEqual([
      ["success", "Your to-do is saved."],
      ["success", "Your to-do is saved."],
    ]);
  });

  test("is silent without a message, and where the caller does without toasts", async () => {
    const quiet = answering(ok({}));
    await quiet.client.hr.write({ body });
    const hidden = answering(ok({}, "Saved."));
    await hidden.client.hr.writeUntold({ body });
    await hidden.client.hr.write({ body }, { showToast: false });
    expect([...quiet.told.toasts, ...hidden.told.toasts]).toEqual([]);
  });

  test("that says the user is logged out ends the session", async () => {
    const { client, told, session } = answering({
      status: 200,
      body: { success: true, isLogout: true, message: "Bye." },
    });
    await client.hr.read();
    expect(told.toasts).toEqual([]);
    await client.hr.write({ body });
    expect(told.toasts).toEqual([["error", "Session expired. Please login again."]]);
    expect(session.told.expired).toBe(2);
  });
});

describe("161: a refused write is told by its status when the server says nothing", () => {
  const cases = [
    [400, "Invalid request."],
    [402, "An unexpected error occurred."],
    [403, "You don't have permission to access this resource."],
    [404, "The requested resource was not found."],
    [500, "An error occurred on the server."],
    [503, "An unexpected error occurred."],
  ] as const;
  const empties: [string, unknown][] = [
    ["no message", { success: false }],
    ["an empty body", ""],
    ["a page", "<!doctype html><h1>Bad gateway</h1>"],
    ["a message that is no text", { success: false, message: { a: 1 } }],
    ["a list", [1, 2]],
    ["null", "null"],
  ];
  for (const [status, text] of cases) {
    test.each(empties)(`${status} with %s`, async (_, sent) => {
      const { client, told } = answering({ status, body: sent });
      expect(await client.hr.write({ body })).toMatchObject({ status, message: text });
      expect(told.toasts).toEqual([["error", text]]);
    });

    test(`${status} with a message shows that message`, async () => {
      const { client, told } = answering(refused(status, { message: "The plan has run out." }));
      expect(await client.hr.write({ body })).toMatchObject({ message: "The plan has run out." });
      expect(told.toasts).toEqual([["error", "The plan has run out."]]);
    });

    test(`${status} of a read shows no toast, and still gives its text to the screen`, async () => {
      const { client, told } = answering(refused(status));
      expect(await client.hr.read()).toMatchObject({ status, message: text });
      expect(told.toasts).toEqual([]);
    });
  }
});

test("a refusal that names fields is left to the form", async () => {
  const errors = { email: "Write an email address." };
  const { client, told } = answering(refused(400, { message: "Check the form.", errors }));
  expect(await client.hr.write({ body })).toMatchObject({ errors, body: { errors } });
  expect(told.toasts).toEqual([]);
});

test.each(["2STEP_AUTH", "2FA_AUTH", "RESEND_MAIL", "CHANGEPASSWORD"])(
  "18: a failure in mode %s is left to the screen, with its ticket",
  async (mode) => {
    const sent = { message: "One more step.", mode, ticket: "go-on" };
    const { client, told } = answering(refused(403, sent));
    expect(await client.auth.logIn({ body })).toMatchObject({ mode, ticket: "go-on" });
    expect(told.toasts).toEqual([]);
  },
);

test("a failure in any other mode is told", async () => {
  const { client, told } = answering(refused(403, { message: "Not yet.", mode: "DASHBOARD" }));
  await client.hr.write({ body });
  expect(told.toasts).toEqual([["error", "Not yet."]]);
});

test.each([401, 403])(
  "a %i that says the user is logged out ends the session at once",
  async (status) => {
    const stale = refused(status, { isLogout: true, message: "Revoked." });
    const { client, told, session, refreshes } = answering(stale);
    expect(await client.hr.read()).toMatchObject({ status });
    expect(told.toasts).toEqual([]);
    await client.hr.write({ body });
    expect(told.toasts).toEqual([["error", "Session expired. Please login again."]]);
    expect(refreshes()).toEqual([]);
    expect(session.told.expired).toBe(2);
  },
);

test("a late word that the session is over does not end the next person's", async () => {
  const session = stubSession("HUMAN_RESOURCE", asha(1));
  const { client } = stage({
    session,
    server() {
      session.accept("HUMAN_RESOURCE", ravi(2));
      return refused(401, { isLogout: true });
    },
  });
  await client.hr.read();
  expect(session.told.expired).toBe(0);
});

test("no answer is told as a network error", async () => {
  const { client, told } = stage({ server: noNetwork });
  const text = "Network Error: Please check your network connection.";
  expect(await client.hr.write({ body })).toMatchObject({
    kind: "network",
    status: 0,
    message: text,
  });
  await client.hr.read();
  await client.hr.writeUntold({ body });
  expect(told.toasts).toEqual([
    ["error", text],
    ["error", text],
  ]);
});

test("a failure that the caller tells itself is told once, a success and an ended session as ever", async () => {
  const own = { tellsFailure: true };
  const lost = stage({ server: noNetwork });
  const declined = answering(refused(403, { message: "Not yet." }));
  for (const { client } of [lost, declined]) await client.hr.write({ body }, own);
  expect([...lost.told.toasts, ...declined.told.toasts]).toEqual([]);
  const saved = answering(ok({}, "Saved."));
  await saved.client.hr.write({ body }, own);
  expect(saved.told.toasts).toEqual([["success", "Saved."]]);
  const over = answering(refused(403, { isLogout: true }));
  await over.client.hr.write({ body }, own);
  expect(over.told.toasts).toEqual([["error", "Session expired. Please login again."]]);
});

test("any other failure is told with its own message", async () => {
  const { client, told } = stage({
    server() {
      throw new Error("The adapter broke.");
    },
  });
  expect(await client.hr.read()).toMatchObject({ kind: "other", status: 0 });
  expect(told.toasts).toEqual([["error", "Error: The adapter broke."]]);
});

describe("92: a file that could not be had tells the server's reason", () => {
  const download = { params: { id: "7" } };
  test.each([
    [
      "its JSON",
      JSON.stringify({ success: false, message: "No such invoice." }),
      "No such invoice.",
    ],
    ["its text", "The invoice is being made.", "The invoice is being made."],
    [
      "the status, for a page",
      "<html><body>Bad gateway</body></html>",
      "The requested resource was not found.",
    ],
    ["the status, for nothing", "", "The requested resource was not found."],
    ["the status, for JSON without one", "[]", "The requested resource was not found."],
  ])("from %s", async (_, sent, message) => {
    const { client, told } = answering({ status: 404, body: bytes(sent) });
    expect(await client.hr.file(download)).toMatchObject({ status: 404, message });
    expect(told.toasts).toEqual([["error", message]]);
  });
});

const headersOf = ({ calls }: ReturnType<typeof stage>) =>
  calls().map(({ headers }) => [headers.get("show-toast"), headers.get("show-loader")]);

describe("175: the caller may do without feedback", () => {
  test("by its row or for one call, and the server is told so", async () => {
    const on = answering(ok());
    await on.client.hr.write({ body });
    await on.client.hr.writeUntold({ body });
    await on.client.hr.writeUnloaded({ body });
    await on.client.hr.write({ body }, { showToast: false, showLoader: false });
    await on.client.hr.writeUntold({ body }, { showToast: true });
    expect(headersOf(on)).toEqual([
      [undefined, undefined],
      ["false", undefined],
      [undefined, "false"],
      ["false", "false"],
      [undefined, undefined],
    ]);
  });

  test("and no call leaves for another origin, whatever its parameters", async () => {
    const on = answering(ok());
    await on.client.hr.slug({ params: { slug: "https://elsewhere.example/a?b" } });
    await on.client.hr.remove({ params: { id: "../../../x" } });
    expect(on.calls().map(({ url }) => url)).toEqual([
      "/api/v1/human-resource/profile/https%3A%2F%2Felsewhere.example%2Fa%3Fb",
      "/api/v1/human-resource/todolist/..%2F..%2F..%2Fx",
    ]);
  });
});

describe("173: the loader counts the writes in flight and returns to 0", () => {
  test("for writes only, and not where it is hidden", async () => {
    const { client, told } = answering(ok());
    await Promise.all([client.hr.read(), client.hr.writeUnloaded({ body })]);
    expect(told.peak).toBe(0);
    await Promise.all([client.hr.write({ body }), client.hr.remove({ params: { id: "1" } })]);
    expect(told).toMatchObject({ peak: 2, loading: 0 });
  });

  test.each([
    ["a refusal", () => refused(500)],
    ["no network", noNetwork],
    ["a failure before sending", () => Promise.reject(new Error("x"))],
  ])("after %s", async (_, server) => {
    const { client, told } = stage({ server });
    await client.hr.write({ body });
    expect(told).toMatchObject({ peak: 1, loading: 0 });
  });

  test("after a call that was sent again, and one whose store broke", async () => {
    const again = stage();
    await again.client.hr.write({ body });
    expect(again.told).toMatchObject({ peak: 1, loading: 0 });

    const session = stubSession("HUMAN_RESOURCE", asha(1));
    session.moved = () => {
      throw new Error("The store broke.");
    };
    const { client, told } = stage({ session, server: () => ok({ mode: "DASHBOARD" }) });
    expect(await client.hr.step({ body })).toMatchObject({ kind: "other" });
    expect(told.loading).toBe(0);
  });

  test("after a caller who left, who is shown nothing", async () => {
    const { client, told } = stage({ server: () => new Promise<never>(() => {}) });
    const screen = new AbortController();
    const reply = client.hr.write({ body }, { signal: screen.signal });
    expect(told.loading).toBe(1);
    screen.abort();
    expect(await reply).toMatchObject({ kind: "aborted", status: 0 });
    expect(told).toMatchObject({ loading: 0, toasts: [] });
  });
});
