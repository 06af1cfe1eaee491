// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Staying } from "./staying";

const refused = (name: string | undefined, why: string) => ({
  id: `${name} ${why}`,
  ok: false,
  ...(name && { name }),
  message: name ? `${name} ${why}` : why,
});
const told = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("who stays is told by the reason, that of most first, with a few of the names", () => {
  const inRound = "is in a round, so this is not possible.";
  const people = ["Asha Rao", "Ravi Iyer", "Tara Das", "Omar Khan", "Neel Roy", "Zoya Ali"];
  render(
    <Staying
      results={[
        refused("Kiran Shah", "has an offer, so this is not possible."),
        ...people.map((name) => refused(name, inRound)),
        { id: "able", ok: true },
      ]}
    />,
  );
  expect(screen.getByText("7 candidates will stay, 1 can be moved")).toBeTruthy();
  expect(told()).toEqual([
    `Each ${inRound} Asha Rao, Ravi Iyer, Tara Das, Omar Khan and 2 more`,
    "Kiran Shah has an offer, so this is not possible.",
  ]);
});

test("a reason that names nobody stands before the names, and without them before how many", () => {
  const gone = "You are not connected any more.";
  render(
    <Staying
      results={[
        { id: "a", ok: false, name: "Asha Rao", message: gone },
        { id: "b", ok: false, name: "Ravi Iyer", message: gone },
        refused(undefined, "The job is gone."),
      ]}
    />,
  );
  expect(told()).toEqual([`${gone} Asha Rao, Ravi Iyer`, "The job is gone. (1)"]);
});
