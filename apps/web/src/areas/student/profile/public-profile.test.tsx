// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { profileFields, type Visibility } from "@toran/contract/schemas/profile";
import { sectionNames } from "@toran/contract/schemas/portfolio";
import { runInAction } from "mobx";
import { expect, test } from "vitest";
import type { StudentInfo } from "@/stores/student-store";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { PublicProfileScreen } from "./public-profile-screen";

type Profile = NonNullable<NonNullable<FakeCalls["student"]>["profile"]>;

const closed: Visibility = {
  level: "PRIVATE",
  indexed: false,
  fields: { ...profileFields },
  sections: sectionNames.map((name) => ({ name, shown: true })),
  updatedAt: null,
};

function open(profile: Profile = {}, visibility = closed, slug: string | null = "asha-rao") {
  return renderScreen(<PublicProfileScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        profile: {
          slug: async () => ok({ slug }),
          visibility: async () => ok(visibility),
          ...profile,
        },
      },
    },
  });
}
const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Your address" });

test("an address that is taken says so while it is typed, and offers one that is free", async () => {
  const slugFree = answering(
    ok({
      slug: "ananya",
      available: false,
      reason: "That address is taken. Try another one.",
      suggestion: "ananya-2",
    }),
  );
  const { user } = open({ slugFree });
  await user.clear(await address());
  await user.type(await address(), "Ananya");
  expect(
    (await screen.findAllByText("That address is taken. Try another one.")).length,
  ).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Take ananya-2" }));
  expect((await address()).value).toBe("ananya-2");
  expect(slugFree.asked).toContainEqual({ query: { slug: "Ananya" } });
});

test("while the account waits to be erased the page is said to be closed, and its link is not handed out", async () => {
  const { stores } = open({}, { ...closed, level: "ANYONE_WITH_LINK" });
  expect(await screen.findByText("Live")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy the link" })).toBeTruthy();
  runInAction(() => {
    stores.student.userInfo = { erasesAt: "2026-12-04T06:00:00.000Z" } as StudentInfo;
  });
  expect(await screen.findByText("Closed")).toBeTruthy();
  expect(screen.getByText("It is closed, as your account is about to be erased.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy the link" })).toBeNull();
});

test("an address that is too long is told so when it is saved, and none of it is cut off", async () => {
  const long = "asha-rao-who-builds-small-tools-for-large-buses-in-the-blue-mountains";
  const setSlug = answering(refusal({}, 500));
  const { user } = open({ setSlug, slugFree: async () => refusal({}, 500) });
  await user.clear(await address());
  await user.click(await address());
  await user.paste(long);
  await user.click(screen.getByRole("button", { name: /^Save address/ }));
  await waitFor(async () => expect((await address()).getAttribute("aria-invalid")).toBe("true"));
  expect((await address()).value).toBe(long);
  expect(setSlug.asked).toEqual([]);
});

test("a free address is saved, and the old one is said to lead on", async () => {
  const slugFree = answering(
    ok({ slug: "asha-r", available: true, reason: null, suggestion: null }),
  );
  const setSlug = answering(ok({ slug: "asha-r" }));
  const { user } = open({ slugFree, setSlug });
  await user.clear(await address());
  await user.type(await address(), "Asha R");
  expect((await screen.findAllByText("/profile/asha-r is free.")).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Links to \/profile\/asha-rao go on leading to you/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save address/ }));
  await waitFor(() => expect(setSlug.asked).toEqual([{ body: { slug: "asha-r" } }]));
  await waitFor(async () => expect((await address()).value).toBe("asha-r"));
});

test("an address that was taken meanwhile is told at its field, and what was typed stays", async () => {
  const slugFree = answering(
    ok({ slug: "asha-r", available: true, reason: null, suggestion: null }),
  );
  const setSlug = answering(refusal({ errors: { slug: "That address is taken." } }, 409));
  const { user } = open({ slugFree, setSlug });
  await user.clear(await address());
  await user.type(await address(), "asha-r");
  await user.click(screen.getByRole("button", { name: /^Save address/ }));
  expect((await screen.findAllByText("That address is taken.")).length).toBeGreaterThan(0);
  expect((await address()).value).toBe("asha-r");
});

test("wider circles are chosen by arrow keys without publishing on the way", async () => {
  const setVisibility = answering(ok({ ...closed, level: "COLLEGE" as const }));
  const { user } = open({ setVisibility });
  await user.click(await screen.findByRole("radio", { name: "Anyone with the link" }));
  await user.click(screen.getByRole("radio", { name: "Your college" }));
  expect(setVisibility.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Publish/ }));
  expect(setVisibility.asked).toEqual([{ body: { level: "COLLEGE" } }]);
  expect(await screen.findByText("Live")).toBeTruthy();
  expect(screen.getByText("Your college can see it.")).toBeTruthy();
});

test("a page is said to be taken back once it is, and goes on being live where that fails", async () => {
  const live = { ...closed, level: "ANYONE_WITH_LINK" as const };
  const { coming, come } = late();
  const setVisibility = async () => {
    await coming;
    return refusal({ message: "Try again in a minute." }, 503);
  };
  const { user } = open({ setVisibility }, live);
  await user.click(await screen.findByRole("radio", { name: "Only you" }));
  const button = screen.getByRole("button", { name: /^Take the page back/ });
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByText("Live")).toBeTruthy();
  expect(screen.getByText("Anyone with the link can see it.")).toBeTruthy();
  come();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Take the page/ })).toBeNull());
  expect(screen.getByText("Live")).toBeTruthy();
  const everybody = { name: "Anyone with the link" };
  expect(screen.getByRole("radio", everybody)).toHaveProperty("checked", true);
});

test("a profile that is published for the first time is given an address", async () => {
  const replies = [ok({ slug: null }), ok({ slug: "asha-rao" })];
  const { user } = open(
    {
      slug: async () => replies.shift()!,
      setVisibility: async () => ok({ ...closed, level: "ANYONE_WITH_LINK" as const }),
    },
    closed,
    null,
  );
  await user.click(await screen.findByRole("radio", { name: "Anyone with the link" }));
  await user.click(screen.getByRole("button", { name: /^Publish/ }));
  expect(await screen.findByText(/\/profile\/asha-rao$/)).toBeTruthy();
  await waitFor(async () => expect((await address()).value).toBe("asha-rao"));
});

test("what tells most about a person is off at first, and each switch acts at once and alone", async () => {
  const on = { ...closed, fields: { ...closed.fields, phone: true } };
  const setVisibility = answering(ok(on));
  const { user } = open({ setVisibility });
  const phone = await screen.findByRole<HTMLInputElement>("switch", { name: "Mobile number" });
  for (const name of ["Email", "Date of birth", "Marks and CGPA", "City, state and country"])
    expect(screen.getByRole<HTMLInputElement>("switch", { name }).checked).toBe(false);
  await user.click(phone);
  expect(setVisibility.asked).toEqual([{ body: { fields: { phone: true } } }]);
  expect(phone.checked).toBe(true);
});

test("a switch that the server refuses goes back", async () => {
  const setVisibility = answering(refusal({ message: "Try again in a minute." }, 503));
  const { user } = open({ setVisibility });
  const phone = await screen.findByRole<HTMLInputElement>("switch", { name: "Mobile number" });
  await user.click(phone);
  await waitFor(() => expect(phone.checked).toBe(false));
});

test("switches that follow each other quickly are sent one after the other, and none is lost", async () => {
  const asked: unknown[] = [];
  const waiting: (() => void)[] = [];
  const { user } = open({
    setVisibility: async (input) => {
      asked.push(input?.body);
      await new Promise<void>((settle) => void waiting.push(settle));
      return ok({ ...closed, fields: { ...closed.fields, phone: true, email: true } });
    },
  });
  const phone = await screen.findByRole<HTMLInputElement>("switch", { name: "Mobile number" });
  const email = screen.getByRole<HTMLInputElement>("switch", { name: "Email" });
  await user.click(phone);
  await user.click(email);
  await waitFor(() => expect(asked).toEqual([{ fields: { phone: true } }]));
  waiting.shift()?.();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect([phone.checked, email.checked]).toEqual([true, true]);
  waiting.shift()?.();
  await waitFor(() => expect([phone.checked, email.checked]).toEqual([true, true]));
});

test("search engines are spoken of only where a stranger finds the page", async () => {
  const { unmount } = open();
  await address();
  expect(screen.queryByRole("switch", { name: /^Search engines/ })).toBeNull();
  unmount();
  open({}, { ...closed, level: "ANYONE_WITH_LINK" });
  expect(
    (await screen.findByRole<HTMLInputElement>("switch", { name: /^Search engines/ })).checked,
  ).toBe(false);
});

test("an address that was being typed is there after a reload, and gone once it is saved", async () => {
  const slugFree = answering(
    ok({ slug: "asha-r", available: true, reason: null, suggestion: null }),
  );
  const calls = { slugFree, setSlug: answering(ok({ slug: "asha-r" })) };
  const before = open(calls);
  (await address()).focus();
  await before.user.keyboard("-the-first");
  expect((await address()).value).toBe("asha-rao-the-first");
  before.unmount();
  const { user, unmount } = open(calls);
  expect((await address()).value).toBe("asha-rao-the-first");
  (await address()).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect((await address()).value).toBe("asha-r"));
  unmount();
  open(calls);
  expect((await address()).value).toBe("asha-rao");
});
