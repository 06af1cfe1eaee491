// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { Exceptions } from "./exceptions";
import { posting } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

const job = () => screen.findByLabelText<HTMLInputElement>(/For which job/);

function open() {
  const allow = answering(ok([]));
  const list = answering(ok({ items: [{ ...posting, id: "fleet" }], next: null }));
  const calls = season({ policy: { overrides: async () => ok([]), allow }, postings: { list } });
  const shown = renderScreen(<Exceptions />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: calls },
  });
  void shown.stores.po.load();
  return { ...shown, allow };
}

test("an exception that is typed for one job is for that job still when the page was loaded anew", async () => {
  const left = open();
  await left.user.type(
    await screen.findByLabelText("Email of the student"),
    "asha@nilgiri.example",
  );
  await left.user.type(screen.getByLabelText("Reason"), "Her offer was revoked.");
  await left.user.type(await job(), "fleet");
  await left.user.click(await screen.findByRole("option", { name: /Fleet Engineer/ }));
  left.unmount();

  const { user, allow } = open();
  expect((await job()).value).toBe("Fleet Engineer, Kestrel Mobility");
  await user.click(screen.getByRole("button", { name: /^Make the exception/ }));
  await waitFor(() => expect(allow.asked).toMatchObject([{ body: { postingId: "fleet" } }]));
  await waitFor(async () => expect((await job()).value).toBe(""));
});

test("an exception is ended once, however often that is pressed, and one that is gone leaves the list", async () => {
  const at = "2026-11-30T10:00:00.000Z";
  const made = (id: string, studentName: string) => {
    const words = { reason: "Her offer was revoked.", expiresAt: null, by: null, at };
    return { id, studentName, postingTitle: null, allow: true, ...words };
  };
  const [asha, ravi] = [made("1", "Asha Rao"), made("2", "Ravi Iyer")];
  const gone = refusal({ message: "The exception was not found." }, 404);
  const revoke = answering<typeof gone | ReturnType<typeof ok<(typeof asha)[]>>>(ok([ravi]), gone);
  const overrides = answering(ok([asha, ravi]), ok([]));
  const calls = season({ policy: { overrides, revoke } });
  const shown = renderScreen(<Exceptions />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: calls },
  });
  void shown.stores.po.load();
  await shown.user.dblClick(await screen.findByRole("button", { name: /exception for Asha Rao/ }));
  await waitFor(() => expect(screen.queryByText(/Asha Rao/)).toBeNull());
  expect(revoke.asked).toHaveLength(1);
  await shown.user.click(screen.getByRole("button", { name: /exception for Ravi Iyer/ }));
  expect(await screen.findByText("There are none.")).toBeTruthy();
});
