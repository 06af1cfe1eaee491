// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { OutcomeTag } from "@toran/contract/schemas/outcome";
import { personalInfo, type UserData } from "@toran/contract/schemas/student";
import { seenIn } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { field, openPortfolio, press } from "../testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

const asha: UserData = {
  id: "asha",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@nilgiri.example",
  phone: "+919812345678",
  dateOfBirth: "2004-03-09",
  gender: "FEMALE",
  city: "Coimbatore",
  state: "Tamil Nadu",
  country: "India",
  headline: "Builds small tools",
  about: "About me.",
  linkedinUrl: "https://linkedin.example/asha",
  githubUrl: null,
  portfolioUrl: null,
  slug: null,
  picture: null,
  video: null,
  educationDetails: null,
  mode: "PORTFOLIO",
  updatedAt: "2026-11-13T06:00:00.000Z",
};

/** Changes with what was read of them before. */
const seen = (changes: object, read = asha) => ({
  ...changes,
  seen: seenIn(personalInfo, read, changes),
});

test("what another tab has made of a field is shown before it is written over", async () => {
  const theirs = { ...asha, headline: "Theirs", state: "Kerala" };
  const asked: object[] = [];
  const updateUserData = async ({ body = {} }: { body?: object } = {}) => {
    asked.push(body);
    return asked.length === 1 ? refusal({ message: "Changed." }, 409) : ok({ ...theirs, ...body });
  };
  const { user, stores } = openPortfolio(
    {},
    { personal: { updateUserData, userData: async () => ok(theirs) } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set(asha));
  await user.type(await field("Headline"), "!");
  await user.click(await press(/^Save/));
  await screen.findByText(/^Somebody else has changed this/);
  expect(await field("State")).toHaveProperty("value", "Kerala");
  expect(await field("Headline")).toHaveProperty("value", "Builds small tools!");
  await user.click(await press(/^Save/));
  const changes = { headline: "Builds small tools!" };
  await waitFor(() => expect(asked).toEqual([seen(changes), seen(changes, theirs)]));
});

test("only what was changed is sent, and a field that was emptied is emptied", async () => {
  const updateUserData = answering(ok({ ...asha, headline: null, state: "Kerala" }));
  const { user, stores } = openPortfolio(
    {},
    { personal: { updateUserData } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set(asha));
  await user.clear(await field("Headline"));
  const state = await field("State");
  await user.clear(state);
  await user.type(state, "Kerala");
  await user.click(await press(/^Save/));
  await waitFor(() =>
    expect(updateUserData.asked).toEqual([{ body: seen({ headline: "", state: "Kerala" }) }]),
  );
});

test("what another tab has changed is not put back by a form that was begun before", async () => {
  const updateUserData = answering(ok({ ...asha, headline: "Theirs", state: "Kerala" }));
  const sayOutcome = async () =>
    ok({ ...asha, headline: "Theirs", outcomeTag: "SERVICE" as const });
  const { user, stores } = openPortfolio(
    {},
    { personal: { updateUserData, sayOutcome } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set(asha));
  const state = await field("State");
  // The record comes anew with the answer to something else.
  await user.selectOptions(screen.getByRole("combobox", { name: /What I look for/ }), "SERVICE");
  await waitFor(() => expect(stores.student.userInfo?.headline).toBe("Theirs"));
  await user.clear(state);
  await user.type(state, "Kerala");
  await user.click(await press(/^Save/));
  await waitFor(() => expect(updateUserData.asked).toEqual([{ body: seen({ state: "Kerala" }) }]));
  await waitFor(async () => expect(await field("Headline")).toHaveProperty("value", "Theirs"));
});

test("what is typed while the rest is saved stays, and is said to be missing until it is saved too", async () => {
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const updateUserData = async ({ body }: { body?: object } = {}) => {
    asked.push(body);
    await new Promise<void>((answer) => answers.push(answer));
    return ok({ ...asha, ...body });
  };
  const { user, stores } = openPortfolio(
    {},
    { personal: { updateUserData } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set(asha));
  await user.type(await field("Headline"), "!");
  await user.click(await press(/^Save/));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(await field("State"), " (South)");
  await act(async () => answers[0]?.());
  expect(await screen.findByText(/without what you typed meanwhile/)).toBeDefined();
  expect(await field("State")).toHaveProperty("value", "Tamil Nadu (South)");
  await user.click(await press(/^Save/));
  await waitFor(() =>
    expect(asked).toEqual([
      seen({ headline: "Builds small tools!" }),
      seen({ state: "Tamil Nadu (South)" }),
    ]),
  );
  await act(async () => answers[1]?.());
  await waitFor(() => expect(screen.queryByText(/typed meanwhile/)).toBeNull());
});

test("the picture is taken away only once it was said that sent applications keep it", async () => {
  const removePicture = answering(ok({ key: null }));
  const { user, stores } = openPortfolio(
    {},
    { profile: { removePicture }, personal: { userData: async () => ok(asha) } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set({ ...asha, picture: "a".repeat(32) }));
  (await press("Remove it")).focus();
  await user.keyboard("{Enter}");
  const asked = await screen.findByRole("dialog", { name: "Remove your picture?" });
  expect(asked.textContent).toMatch(/Applications that you sent with it keep it/);
  expect(removePicture.asked).toEqual([]);
  await user.tab();
  expect(document.activeElement).toBe(await press(/^Remove the picture/));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(removePicture.asked).toHaveLength(1));
});

test("what is looked for is sent choice by choice, the last one last, and shown meanwhile", async () => {
  const asked: (string | undefined)[] = [];
  const answers: (() => void)[] = [];
  const sayOutcome = async ({ body }: { body?: { outcomeTag?: OutcomeTag } } = {}) => {
    asked.push(body?.outcomeTag);
    await new Promise<void>((answer) => answers.push(answer));
    return ok({ ...asha, ...body });
  };
  const { user, stores } = openPortfolio(
    {},
    { personal: { sayOutcome } },
    { path: paths.student.editPersonal },
  );
  act(() => stores.student.set(asha));
  const select = await screen.findByRole("combobox", { name: /What I look for/ });
  await user.selectOptions(select, "HIGHER_STUDIES");
  expect(select).toHaveProperty("value", "HIGHER_STUDIES");
  await user.selectOptions(select, "SERVICE");
  await waitFor(() => expect(asked).toEqual(["HIGHER_STUDIES"]));
  await act(async () => answers.shift()?.());
  await waitFor(() => expect(asked).toEqual(["HIGHER_STUDIES", "SERVICE"]));
  expect(select).toHaveProperty("value", "SERVICE");
  await act(async () => answers.shift()?.());
  await waitFor(() => expect(stores.student.userInfo?.outcomeTag).toBe("SERVICE"));
  expect(select).toHaveProperty("value", "SERVICE");
});
