// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { Ticket } from "@toran/contract/schemas/ticket";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Support } from "./support";
import { answered as ticket } from "./testing/ticket";

const faq = [
  { question: "Where is our invoice?", answer: "Beside each payment." },
  { question: "How do I let a colleague in?", answer: "A lead invites them by mail." },
];
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

test("what support said is read, answered with a file, done, and opened again; a refusal loses nothing", async () => {
  const said = {
    by: "SUPPORT" as const,
    text: "Change it under Billing.",
    at: ticket.at,
    files: [],
  };
  const talked: Ticket = { ...ticket, messages: [said] };
  const file = { id: "f1f1f1f1-0000-4000-8000-000000000000", key: "k", name: "a.pdf", bytes: 9 };
  const bring = answering(ok(file));
  const reply = answering<unknown>(
    refusal({ message: "You have written a lot to us." }, 429),
    ok({ ...talked, state: "OPEN" }),
    ok({ ...talked, state: "RESOLVED", closesAt: "2026-12-01T10:00:00Z" }),
  );
  const { user } = renderScreen(<Support area="hr" faq={faq} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { support: { list: async () => ok([talked]), bring, reply } as never } },
  });
  await user.click(await screen.findByText("Our invoice"));
  expect(screen.getByText("Change it under Billing.")).toBeTruthy();
  const form = within(screen.getByRole("form", { name: "Answer on T-1001" }));
  await user.click(form.getByRole("button", { name: /^Send/ }));
  expect(form.getByText("Write your answer.")).toBeTruthy();
  await user.type(form.getByLabelText("Your answer"), "Thank you.");
  await user.upload(
    form.getByLabelText(/^Files/, { selector: "input" }),
    new File(["%PDF"], "a.pdf", { type: "application/pdf" }),
  );
  await waitFor(() => expect(bring.asked).toHaveLength(1));
  await user.click(form.getByRole("button", { name: /^Send/ }));
  expect(await form.findByText("You have written a lot to us.")).toBeTruthy();
  await user.click(form.getByRole("button", { name: /^Send/ }));
  expect(await screen.findByText("Being looked at")).toBeTruthy();
  const body = { command: "REPLY", message: "Thank you.", files: [file.id] };
  expect(reply.asked.at(-1)).toEqual({ params: { number: "T-1001" }, body });
  await user.click(form.getByRole("button", { name: /^It is done/ }));
  expect(await screen.findByText(/It closes on 1 Dec 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Open it again/ })).toBeTruthy();
});

test("an answer that was typed and not sent is there again once somebody has logged in anew", async () => {
  const asked: Ticket = { ...ticket, number: "T-1002" };
  const open = async () => {
    const shown = renderScreen(<Support area="hr" faq={faq} />, {
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { support: { list: async () => ok([asked]) } } },
    });
    await shown.user.click(await screen.findByText("Our invoice"));
    return { ...shown, field: screen.getByLabelText<HTMLTextAreaElement>("Your answer") };
  };
  const first = await open();
  await first.user.type(first.field, "The second one is wrong as well.");
  first.unmount();
  expect((await open()).field.value).toBe("The second one is wrong as well.");
});

test("a question that support has done meanwhile is shown so, and what was typed opens it again", async () => {
  const done = { ...ticket, state: "RESOLVED" as const };
  const lists = [ok([ticket])];
  const reply = answering<unknown>(
    refusal({ message: "This question is done." }, 409),
    ok({ ...ticket, state: "OPEN" }),
  );
  const { user } = renderScreen(<Support area="po" faq={faq} />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { support: { list: async () => lists.shift() ?? ok([done]), reply } as never } },
  });
  await user.click(await screen.findByText("Our invoice"));
  await user.type(screen.getByLabelText("Your answer"), "It is still the old one.");
  const form = within(screen.getByRole("form", { name: "Answer on T-1001" }));
  await user.click(form.getByRole("button", { name: /^Send/ }));
  expect(await form.findByText("This question is done.")).toBeTruthy();
  await user.click(await form.findByRole("button", { name: /^Open it again/ }));
  expect(await screen.findByText("Being looked at")).toBeTruthy();
  const body = { command: "REOPEN", message: "It is still the old one." };
  expect(reply.asked.at(-1)).toEqual({ params: { number: "T-1001" }, body });
});

test("what was typed for a question that has closed meanwhile stays in sight, to be asked anew", async () => {
  const closed = { ...ticket, state: "CLOSED" as const };
  const lists = [ok([ticket])];
  const message = "This question is closed. Ask a new one.";
  const reply = answering(refusal({ message, current: { state: "CLOSED" } }, 409));
  const { user } = renderScreen(<Support area="po" faq={faq} />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { support: { list: async () => lists.shift() ?? ok([closed]), reply } } },
  });
  await user.click(await screen.findByText("Our invoice"));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Your answer");
  await user.type(field, "It is wrong again.");
  const form = within(screen.getByRole("form", { name: "Answer on T-1001" }));
  await user.click(form.getByRole("button", { name: /^Send/ }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe(
    "It is wrong again.",
  );
});

test("nothing was asked yet, and a list that does not come is asked for again", async () => {
  const replies = [refusal({ message: "Not now." }, 503), ok<Ticket[]>([])];
  const list = async () => replies.shift() ?? ok<Ticket[]>([]);
  const { user } = renderScreen(<Support area="student" faq={faq} />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: { student: { support: { list } } },
  });
  expect(await screen.findByText("Not now.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("You have not asked us anything yet.")).toBeTruthy();
});
