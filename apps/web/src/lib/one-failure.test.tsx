// @vitest-environment jsdom
import { isFailure } from "@toran/api-client/failure";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { Load } from "./load";
import { Loadable } from "./loadable";
import { OneFailure } from "./one-failure";

const none = refusal({ message: "The server is resting." }, 503);

/** Two parts of a page, each answered by a test. */
function page(answers: Record<"left" | "right", () => Promise<unknown>>, off = false) {
  const part = (name: "left" | "right") =>
    new Loadable<string>(async () => {
      const reply = await answers[name]();
      return isFailure(reply) ? reply : ok(`It is ${name}.`);
    });
  const parts = { left: part("left"), right: part("right") };
  render(
    <OneFailure off={off}>
      <Load of={parts.left}>{(text) => <p>{text}</p>}</Load>
      <Load of={parts.right}>{(text) => <p>{text}</p>}</Load>
    </OneFailure>,
  );
  const load = () =>
    act(async () => void (await Promise.all([parts.left.load(), parts.right.load()])));
  return { load, parts };
}
const tries = () => screen.queryAllByRole("button", { name: "Try again" });

test("where nothing came it is said once, and one other try brings all of it", async () => {
  let down = true;
  const answer = async () => (down ? none : ok(""));
  const { load } = page({ left: answer, right: answer });
  await load();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getAllByText("The server is resting.")).toHaveLength(1);
  down = false;
  expect(tries()).toHaveLength(1);
  await userEvent.click(tries()[0]!);
  expect(await screen.findByText("It is left.")).toBeTruthy();
  expect(await screen.findByText("It is right.")).toBeTruthy();
  expect(tries()).toHaveLength(0);
});

test("where some came, or the page is another one, each part says it in its place", async () => {
  const some = page({ left: async () => ok(""), right: async () => none });
  await some.load();
  expect(screen.getByText("It is left.")).toBeTruthy();
  expect(tries()).toHaveLength(1);
  const another = page({ left: async () => none, right: async () => none }, true);
  await another.load();
  expect(tries()).toHaveLength(3);
});

test("nothing is said of the first that failed until it is known whether it is said for all", async () => {
  let settle: ((reply: unknown) => void) | undefined;
  const right = () => new Promise((done) => (settle = done));
  const { parts } = page({ left: async () => none, right });
  await act(async () => {
    void parts.right.load();
    await parts.left.load();
  });
  expect(tries()).toHaveLength(0);
  await act(async () => settle?.(ok("")));
  expect(await screen.findByText("It is right.")).toBeTruthy();
  expect(tries()).toHaveLength(1);
});
