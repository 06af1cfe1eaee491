// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { Ticket } from "@toran/contract/schemas/task";
import { beforeEach, expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Support } from "./support";

const faq = [
  { question: "Where is our invoice?", answer: "Beside each payment." },
  { question: "How do I let a colleague in?", answer: "A lead invites them by mail." },
];
const ticket: Ticket = {
  number: "T-1001",
  category: "BILLING",
  subject: "Our invoice",
  message: "It names the old address.",
  state: "WAITING_USER",
  at: "2026-11-20T10:00:00Z",
};
beforeEach(() => window.sessionStorage.clear());

test("what others asked is found by its words, and a question of one's own joins those before it", async () => {
  const ask = answering(ok({ number: "T-1001" }));
  const lists = [ok<Ticket[]>([]), ok([ticket])];
  const list = async () => lists.shift() ?? ok([ticket]);
  const { user } = renderScreen(<Support area="po" faq={faq} />, {
    area: "po",
    mode: "PAYMENTEXPIRY",
    calls: { po: { support: { ask, list } } },
  });
  await user.type(screen.getByLabelText("Search the questions"), "invites colleague");
  expect(screen.queryByText("Where is our invoice?")).toBeNull();
  expect(screen.getByText("How do I let a colleague in?")).toBeTruthy();
  await user.selectOptions(
    screen.getByLabelText("What is it about?"),
    "Plan, payment and invoices",
  );
  await user.type(screen.getByLabelText("Subject"), "Our invoice");
  await user.type(screen.getByLabelText(/What happens/), "It names the old address.");
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  expect(await screen.findByText(/Your question has the number T-1001/)).toBeTruthy();
  expect(ask.asked).toMatchObject([{ body: { category: "BILLING", subject: "Our invoice" } }]);
  expect(await screen.findByText("Waits for your answer")).toBeTruthy();
});
