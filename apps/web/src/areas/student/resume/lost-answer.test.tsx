// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { beforeEach, expect, test, vi } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { openStudio, resume } from "./testing/open-studio";
import { general } from "./testing/versions";

beforeEach(() => window.sessionStorage.clear());

const soon = { timeout: 20_000 };
const press = (name: string) => screen.findByRole("button", { name }, soon);
const choose = async (name: string) => fireEvent.click(await press(name));
const says = (text: string | RegExp) => screen.findByText(text, {}, soon);

interface Sent {
  body: { template: string; version: number };
}

/** Keeps what is sent as the server does; the first answer is lost on its way. */
function losing() {
  const server: { kept: ResumeVersion; lost: boolean } = { kept: general, lost: false };
  const save = async ({ body }: Sent) => {
    const { kept } = server;
    const message = "Changed.";
    if (body.template !== kept.template && body.version !== kept.version)
      return refusal({ message, errors: { version: message }, current: kept }, 409);
    if (body.template !== kept.template)
      server.kept = { ...kept, ...body, version: kept.version + 1 };
    if (server.lost) return ok(server.kept);
    server.lost = true;
    return refusal({}, 0);
  };
  return { server, save: save as never };
}

test("what was saved though its answer was lost is taken back with an undo", async () => {
  const { server, save } = losing();
  openStudio({ save });
  await choose("Sidebar");
  expect(await says("Not saved")).toBeTruthy();
  await choose("Undo");
  expect(await says("Saved")).toBeTruthy();
  await vi.waitFor(() => expect(server.kept.template).toBe("placement"), soon);
});

test("after a lost answer the next choice is no conflict with another tab", async () => {
  const { server, save } = losing();
  openStudio({ save });
  await choose("Sidebar");
  expect(await says("Not saved")).toBeTruthy();
  await choose("Timeline");
  expect(await says("Saved")).toBeTruthy();
  expect(server.kept.template).toBe("timeline");
  expect(screen.queryByRole("button", { name: "Take the other" })).toBeNull();
});

/** Keeps what is sent as the server does; the first answer comes when it is let go. */
function slow() {
  const { server, save } = losing();
  server.lost = true;
  const answers: (() => void)[] = [];
  const held = async (sent: Sent) => {
    const reply = await (save as (sent: Sent) => Promise<unknown>)(sent);
    if (!answers.length) await new Promise<void>((go) => void answers.push(go));
    return reply as never;
  };
  const read = async () => ok({ ...resume, resume: server.kept });
  return { server, read, held: held as never, answers, save };
}

test("what is chosen while the choice before it is on its way is no conflict with another tab after a reload", async () => {
  const { server, read, held, answers, save } = slow();
  const before = openStudio({ save: held });
  await choose("Sidebar");
  await vi.waitFor(() => expect(answers).toHaveLength(1), soon);
  await choose("Timeline");
  before.unmount();
  openStudio({ read, save });
  expect((await press("Timeline")).getAttribute("aria-pressed")).toBe("true");
  await vi.waitFor(() => expect(server.kept.template).toBe("timeline"), soon);
  expect(await says("Saved")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take the other" })).toBeNull();
});

test("an answer that comes after the studio was left and opened again leaves the draft of what was chosen since", async () => {
  const { read, held, answers } = slow();
  const first = openStudio({ save: held });
  await choose("Sidebar");
  await vi.waitFor(() => expect(answers).toHaveLength(1), soon);
  first.unmount();
  const second = openStudio({ read, save: async () => refusal({}, 0) });
  await choose("Timeline");
  answers[0]?.();
  expect(await says("Not saved")).toBeTruthy();
  second.unmount();
  openStudio({ read, save: async () => refusal({}, 0) });
  expect((await press("Timeline")).getAttribute("aria-pressed")).toBe("true");
});
