// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { Load } from "./load";
import { Loadable } from "./loadable";

async function failed(status: number, back?: string) {
  let down = true;
  const of = new Loadable<string>(async () =>
    down ? refusal({ message: "It did not come." }, status) : ok("It is here."),
  );
  render(
    <Load of={of} back={back && <a href="#list">{back}</a>}>
      {(text) => <p>{text}</p>}
    </Load>,
  );
  await act(() => of.load());
  down = false;
}
const again = () => screen.queryByRole("button", { name: "Try again" });

test.each([0, 403, 409, 500, 503])("what failed with %i may be tried again", async (status) => {
  await failed(status, "Back to the list");
  expect(screen.queryByRole("link")).toBeNull();
  again()?.focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("It is here.")).toBeTruthy();
});

test("what is not there is not tried again: the way back to its list is offered, if there is one", async () => {
  await failed(404, "Back to the list");
  expect(again()).toBeNull();
  expect(screen.getByRole("link", { name: "Back to the list" })).toBeTruthy();
  await failed(404);
  expect(screen.getAllByText("It did not come.")).toHaveLength(2);
  expect(again()).toBeNull();
});

test("what did not come for another question has nothing of the last one in its place", async () => {
  let group = "all";
  let down = false;
  const of = new Loadable<string>(
    async () => (down ? refusal({ message: "It did not come." }, 503) : ok(`Of ${group}`)),
    () => group,
  );
  await of.load();
  down = true;
  await of.load();
  expect(of.value).toBe("Of all");
  group = "one";
  await of.load();
  expect([of.value, of.failure?.message]).toEqual([undefined, "It did not come."]);
});

test("why it was refused is told, where no field stands to be marked", async () => {
  const says = "More than 5,000 students match. Narrow the filter.";
  const message = "Check the marked fields and try again.";
  const of = new Loadable<string>(async () => refusal({ message, errors: { mode: says } }, 422));
  render(<Load of={of}>{(text) => <p>{text}</p>}</Load>);
  await act(() => of.load());
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});
