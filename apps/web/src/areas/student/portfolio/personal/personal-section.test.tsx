// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import type { UserData } from "@toran/contract/schemas/student";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok } from "@/testing/fake-calls";
import { field, openPortfolio, press } from "../testing/open-portfolio";

// Long forms are typed into key by key.
vi.setConfig({ testTimeout: 30_000 });
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
    expect(updateUserData.asked).toEqual([{ body: { headline: "", state: "Kerala" } }]),
  );
});
