// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { beforeEach, expect, test, vi } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { openStudio } from "./testing/open-studio";
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
