// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Ticket } from "@toran/contract/schemas/ticket";
import { beforeEach, expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { Support } from "./support";
import { answered } from "./testing/ticket";

const ticket = (number: string, part: Partial<Ticket> = {}): Ticket => ({
  ...answered,
  number,
  subject: `About ${number}`,
  ...part,
});
const done = (number: string) => ticket(number, { state: "RESOLVED" });
beforeEach(() => window.sessionStorage.clear());

interface Given {
  params: { number: string };
  body: { command: string; message?: string; files?: string[] };
}

const ask = async () => ok({ number: "T-1003" });
const form = (number: string) => within(screen.getByRole("form", { name: `Answer on ${number}` }));
const field = (number: string) => form(number).getByLabelText<HTMLTextAreaElement>("Your answer");

/** Two questions on a server that answers when it is let: `answers` are waiting, the oldest first. */
async function open() {
  const asked: Given[] = [];
  const answers: ((after: Ticket) => void)[] = [];
  const reply = async (given: Given) => {
    asked.push(given);
    return ok(await new Promise<Ticket>((answer) => answers.push(answer)));
  };
  let brought = 0;
  const bring = async () => ok({ id: `file-${brought++}`, key: "k", name: "a.pdf", bytes: 9 });
  const more = late();
  const lists = [ok([ticket("T-1001"), ticket("T-1002")])];
  const list = async () => {
    const first = lists.shift();
    if (!first) await more.coming;
    return first ?? ok([done("T-1001"), ticket("T-1002"), ticket("T-1003")]);
  };
  const support = { list, ask, reply, bring } as never;
  const shown = renderScreen(<Support area="hr" faq={[]} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { support } },
  });
  for (const subject of ["About T-1001", "About T-1002"])
    await shown.user.click(await screen.findByText(subject));
  return {
    ...shown,
    asked,
    answers,
    more,
  };
}
test("of two questions that are answered at once, each stands as it has become", async () => {
  const { user, answers } = await open();
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  await user.click(form("T-1002").getByRole("button", { name: /^It is done/ }));
  await act(async () => answers[0]?.(done("T-1001")));
  await act(async () => answers[1]?.(done("T-1002")));
  expect(screen.getAllByText("Done")).toHaveLength(2);
});

test("a question that was asked a moment ago comes, though another one is answered meanwhile", async () => {
  const { user, answers, more } = await open();
  await user.selectOptions(screen.getByLabelText("What is it about?"), "Something else");
  await user.type(screen.getByLabelText("Subject"), "One more thing");
  await user.type(screen.getByLabelText(/What happens/), "It happens to me every day.");
  await user.click(within(screen.getByRole("form", { name: "Ask us" })).getByText("Send"));
  await screen.findByText(/has the number T-1003/);
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  await act(async () => answers[0]?.(done("T-1001")));
  await act(async () => more.come());
  expect(await screen.findByText("About T-1003")).toBeTruthy();
});

test("what is typed and chosen while an answer is on its way is there for the next", async () => {
  const { user, answers, asked } = await open();
  const choose = (name: string) =>
    user.upload(
      form("T-1001").getByLabelText(/^Files/, { selector: "input" }),
      new File(["%PDF"], name, { type: "application/pdf" }),
    );
  await choose("first.pdf");
  await user.type(field("T-1001"), "Thank you.");
  await user.click(form("T-1001").getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.clear(field("T-1001"));
  await user.type(field("T-1001"), "And one more thing.");
  await choose("second.pdf");
  await act(async () => answers[0]?.(ticket("T-1001", { state: "OPEN" })));
  expect(field("T-1001").value).toBe("And one more thing.");
  expect(form("T-1001").queryByText("first.pdf")).toBeNull();
  await user.click(form("T-1001").getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toEqual({
    command: "REPLY",
    message: "And one more thing.",
    files: ["file-1"],
  });
});

test("while an answer is on its way, nothing else is said with the same words", async () => {
  const { user, asked } = await open();
  await user.type(field("T-1001"), "Thank you.");
  await user.click(form("T-1001").getByRole("button", { name: /^Send/ }));
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  expect(asked.map(({ body }) => body.command)).toEqual(["REPLY"]);
});

test("a file goes with words, and is not dropped in silence with a question that is done", async () => {
  const { user, asked } = await open();
  await user.upload(
    form("T-1001").getByLabelText(/^Files/, { selector: "input" }),
    new File(["%PDF"], "a.pdf", { type: "application/pdf" }),
  );
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  expect(form("T-1001").getByText("Write your answer.")).toBeTruthy();
  expect(form("T-1001").getByText("a.pdf")).toBeTruthy();
  await user.type(field("T-1001"), "This is the new one.");
  await user.click(form("T-1001").getByRole("button", { name: /^It is done/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body.files).toEqual(["file-0"]);
});
