// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { PolicyScreen } from "./policy-screen";
import { standingWords } from "./standing-words";
import { policy, seasons } from "./testing/policy";

beforeEach(() => window.sessionStorage.clear());

const next = { ...policy, season: "2027-28", version: 0 };
const earlier = { ...policy, season: "2025-26", of: "2025-26", maxOffers: 3, version: 9 };
const policies = [next, policy, earlier];
type Asked = { query?: { season?: string | undefined } | undefined } | undefined;
const read = async (input: Asked) =>
  ok(policies.find((each) => each.season === input?.query?.season) ?? policy);

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
const address = () => screen.getByLabelText("Address").textContent;

function open(calls: object, path: string = paths.po.policy, rank: OfficerRank = "LEAD") {
  const fakes = {
    policy: { read, seasons: async () => ok(seasons), overrides: async () => ok([]), ...calls },
  } as NonNullable<FakeCalls["po"]>;
  const shown = renderScreen(
    <>
      <PolicyScreen />
      <Address />
    </>,
    { area: "po", mode: "DASHBOARD", path, calls: { po: season(fakes, rank) } },
  );
  void shown.stores.po.load();
  return shown;
}
const newer = async () => ok({ ...policy, strikes: 3, version: policy.version + 1 });
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
const choice = () => screen.findByLabelText<HTMLSelectElement>("Season");

test("the next season is prepared from the policy that goes on, and keeps to itself until it begins", async () => {
  const prepared = { ...next, of: "2027-28", kind: "MAX_OFFERS" as const, maxOffers: 2 };
  const save = answering(ok({ ...prepared, version: 1 }));
  const list = answering(
    ok(seasons),
    ok({ ...seasons, all: seasons.all.map((each) => ({ ...each, own: true })) }),
  );
  const { user } = open({ save, seasons: list });
  expect(
    await screen.findByText("The season 2026-27 is in force, until 30 June 2027."),
  ).toBeTruthy();
  const select = await choice();
  expect([...select.options].map(({ label }) => label)).toEqual([
    "2027-28, next",
    "2026-27, in force",
    "2025-26",
  ]);
  await user.selectOptions(select, "2027-28");
  const yet =
    "The season 2027-28 begins on 1 July 2027. Until then 2026-27 is in force. 2027-28 has no policy of its own yet: that of 2026-27 goes on until you save one.";
  expect(await screen.findByText(yet)).toBeTruthy();
  expect(address()).toBe("?season=2027-28");
  await user.click(screen.getByRole("radio", { name: /So many offers/ }));

  // Who looks at another season meanwhile finds again what was chosen for this one.
  await user.selectOptions(select, "2026-27");
  expect(await screen.findByText(/in force, until 30 June 2027/)).toBeTruthy();
  expect(address()).toBe("");
  expect(isChosen(/One offer/)).toBe(true);
  await user.selectOptions(select, "2027-28");
  expect(await screen.findByText("What you typed here before is not saved yet.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /^Save the policy of 2027-28/ }));
  expect(save.asked).toMatchObject([
    { body: { season: "2027-28", kind: "MAX_OFFERS", maxOffers: 2, version: 0 } },
  ]);
  expect(
    await screen.findByText(/The season 2027-28 is prepared: this policy begins/),
  ).toBeTruthy();
  await waitFor(() => expect(select.options[0]?.label).toBe("2027-28, prepared"));
  expect(window.sessionStorage.length).toBe(0);
});

test("a season that has ended is read and not changed, and a season that ends meanwhile says so", async () => {
  const ended = "The season 2026-27 has ended. Its policy can only be read.";
  const save = answering(refusal({ message: ended }, 409));
  const { user } = open({ save }, `${paths.po.policy}?season=2025-26`);
  expect(
    await screen.findByText(
      "The season 2025-26 has ended; in force is 2026-27. This is how its policy was last.",
    ),
  ).toBeTruthy();
  expect((await choice()).value).toBe("2025-26");
  expect(screen.queryByRole("button", { name: /^Save the policy/ })).toBeNull();
  const radio = screen.getByRole("radio", { name: /One offer/ });
  expect(radio.closest("fieldset:disabled")).toBeTruthy();
  await user.selectOptions(await choice(), "2026-27");
  await user.click(await screen.findByRole("button", { name: /^Save the policy/ }));
  expect(await screen.findByText(ended)).toBeTruthy();
});

test("an address that names no season shows the one in force, and one without a policy is in the list", async () => {
  const none = { ...policy, season: "2019-20", of: null, version: 0 };
  const asking = async (input: Asked) => (input?.query?.season ? ok(none) : ok(policy));
  const { unmount } = open({ read: asking }, `${paths.po.policy}?season=2026-29`);
  expect(await screen.findByText(/^The season 2026-27 is in force/)).toBeTruthy();
  expect((await choice()).value).toBe("2026-27");
  unmount();
  open({ read: asking }, `${paths.po.policy}?season=2019-20`);
  expect(await screen.findByText(/^The season 2019-20 has ended/)).toBeTruthy();
  expect((await choice()).value).toBe("2019-20");
});

test("what does not come is asked for again, the seasons and the policy each by itself", async () => {
  const away = refusal({ message: "The server is away." }, 503);
  const list = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce(away)
    .mockResolvedValue(ok(seasons));
  const asking = vi
    .fn<typeof read>()
    .mockResolvedValueOnce(away as never)
    .mockImplementation(read);
  const { user } = open({ read: asking, seasons: list });
  await user.click(await screen.findByRole("button", { name: "Load the seasons again" }));
  expect((await choice()).value).toBe("2026-27");
  expect(screen.getByText("The server is away.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/is in force/)).toBeTruthy();
});

test("what was typed over a policy that somebody has changed since says so, and can be discarded", async () => {
  const { user, unmount } = open({});
  await user.click(await screen.findByRole("radio", { name: /So many offers/ }));
  unmount();
  open({ read: newer });
  expect(
    await screen.findByText(/is not saved yet, and the policy was changed since/),
  ).toBeTruthy();
  expect(isChosen(/So many offers/)).toBe(true);
  const strikes = screen.getByLabelText<HTMLInputElement>(/^Absences that bar/);
  expect(strikes.value).toBe("3");
  await user.click(screen.getByRole("button", { name: "Discard it" }));
  expect(screen.queryByText(/is not saved yet/)).toBeNull();
  expect(isChosen(/One offer/)).toBe(true);
  expect(window.sessionStorage.length).toBe(0);
});

test("what is changed while the policy is being saved stays, and goes over what was saved", async () => {
  const sent: { body: object; come: () => void }[] = [];
  const save = (input: { body: object }) =>
    new Promise((settle) => {
      const saved = { ...policy, ...input.body, version: policy.version + sent.length + 1 };
      sent.push({ body: input.body, come: () => settle(ok(saved)) });
    });
  const { user } = open({ save });
  await user.click(await screen.findByRole("radio", { name: /So many offers/ }));
  const button = screen.getByRole("button", { name: /^Save the policy/ });
  await user.click(button);
  await user.type(screen.getByLabelText(/^Absences that bar/), "3{Tab}");
  sent[0]?.come();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Absences that bar/).value).toBe("3");
  await user.click(button);
  expect(sent[1]?.body).toMatchObject({ kind: "MAX_OFFERS", strikes: 3, version: 5 });
});

test("a viewer reads every season and changes none", async () => {
  const { user } = open({}, paths.po.policy, "VIEWER");
  await user.selectOptions(await choice(), "2027-28");
  expect(await screen.findByText(/^The season 2027-28 begins on 1 July 2027/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Save|Make/ })).toBeNull());
});

test.each([
  [
    { season: "2026-27", of: null },
    "The season 2026-27 is in force, until 30 June 2027. 2026-27 has no policy yet: until you save one, a student may accept one offer, and an officer looks at every job.",
  ],
  [
    { season: "2026-27", of: "2024-25" },
    "The season 2026-27 is in force, until 30 June 2027. 2026-27 has no policy of its own yet: that of 2024-25 goes on until you save one.",
  ],
  [
    { season: "2025-26", of: "2024-25" },
    "The season 2025-26 has ended; in force is 2026-27. 2025-26 had no policy of its own: that of 2024-25 went on.",
  ],
  [
    { season: "2024-25", of: null },
    "The season 2024-25 has ended; in force is 2026-27. 2024-25 had no policy of its own.",
  ],
])("%o is told as it stands", (told, words) => {
  expect(standingWords({ inForce: "2026-27", ...told })).toBe(words);
});
