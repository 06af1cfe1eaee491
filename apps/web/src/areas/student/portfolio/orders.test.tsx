// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Skill } from "@toran/contract/schemas/skill";
import { sectionNames } from "@toran/contract/schemas/portfolio";
import { beforeEach, expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { openPortfolio, press, saathi } from "./testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

const skill = (skill_name: string): Skill => ({
  id: skill_name,
  position: 1,
  evidence: "SELF_DECLARED",
  verifiedAt: null,
  version: 1,
  updatedAt: saathi.updatedAt,
  type: "TECHNICAL",
  skill_name,
  domain: null,
  level: "GOOD",
  criteria: null,
  top: true,
});
const of = (names: readonly string[]) => names.map(skill);

/** Keeps each call until it is answered. */
function slow<Input>() {
  const asked: Input[] = [];
  const answers: ((reply: unknown) => void)[] = [];
  const call = (input: Input) => {
    asked.push(input);
    return new Promise<never>((settle) => {
      answers.push(settle as (reply: unknown) => void);
    });
  };
  const answer = (reply: unknown) => act(async () => answers.shift()?.(reply));
  return { asked, call: call as never, answer };
}
type User = ReturnType<typeof openPortfolio>["user"];
const toFront = async (user: User, name: string) => {
  (await press(`Move ${name}`)).focus();
  await user.keyboard(" {Home} ");
};
const shown = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("button", { name: /^Move / })
    .map((grip) => grip.getAttribute("aria-label")?.slice("Move ".length));

test("top skills that are moved before the answer came are sent after it, and stand as they were moved last", async () => {
  const setTop = slow<{ body: { ids: string[] } }>();
  const { user } = openPortfolio(
    {},
    { skills: { top: async () => ok(of(["Go", "C", "R"])), setTop: setTop.call } },
  );
  await toFront(user, "R");
  await toFront(user, "C");
  expect(setTop.asked.map(({ body }) => body.ids)).toEqual([["R", "Go", "C"]]);
  await setTop.answer(ok(of(["R", "Go", "C"])));
  expect(shown("Top skills")).toEqual(["C", "R", "Go"]);
  await waitFor(() => expect(setTop.asked[1]?.body.ids).toEqual(["C", "R", "Go"]));
});

test("where the last of two orders is refused, the one before it is shown", async () => {
  const setTop = slow();
  const answers = [["Go", "C", "R"]];
  const top = async () => ok(of(answers.at(-1) ?? []));
  const { user } = openPortfolio({}, { skills: { top, setTop: setTop.call } });
  await toFront(user, "R");
  await toFront(user, "C");
  answers.push(["R", "Go", "C"]);
  await setTop.answer(ok(of(["R", "Go", "C"])));
  await setTop.answer(refusal({ message: "Not now." }, 503));
  await waitFor(() => expect(shown("Top skills")).toEqual(["R", "Go", "C"]));
});

test("sections that are moved before the answer came are sent after it, and stand as they were moved last", async () => {
  const visibility = {
    level: "PRIVATE" as const,
    indexed: false,
    fields: {} as never,
    sections: sectionNames.map((name) => ({ name, shown: true })),
    updatedAt: null,
  };
  const setVisibility = slow<{ body: { sections: { name: string }[] } }>();
  const { user } = openPortfolio(
    {},
    { profile: { visibility: async () => ok(visibility), setVisibility: setVisibility.call } },
  );
  await screen.findByText("It has no address yet.");
  await toFront(user, "Skills");
  const first = shown("In the order of your public profile");
  await toFront(user, "Education");
  const [{ body }] = setVisibility.asked as [(typeof setVisibility.asked)[number]];
  expect(setVisibility.asked).toHaveLength(1);
  await setVisibility.answer(ok({ ...visibility, ...body }));
  const second = shown("In the order of your public profile");
  expect(second).toEqual(["Education", ...first.filter((name) => name !== "Education")]);
  await waitFor(() => expect(setVisibility.asked[1]?.body.sections[0]?.name).toBe("education"));
});
