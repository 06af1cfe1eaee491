// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { type Company, companyFacts } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { vikram } from "../testing/vikram";
import { EditProfileScreen } from "./edit-profile-screen";

const id = "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a02";
const company: Company = {
  id,
  name: "Kestrel Mobility",
  type: "STARTUP",
  sector: { id, name: "Electric vehicles" },
  size: { id, name: "51 to 200" },
  website: "https://kestrel.example",
  established: 2014,
  services: [{ id, name: "Manufacturing" }],
  about: "Buses that run on batteries.",
  linkedinUrl: null,
  logo: null,
  contact: {
    contactName: "Vikram Rao",
    designation: "Campus lead",
    email: "campus@kestrel.example",
    phone: "+919812345678",
  },
  address: null,
  infrastructure: [],
};

beforeEach(() => window.sessionStorage.clear());

function open(hr: FakeCalls["hr"], rank: OfficerRank = "LEAD") {
  const shown = renderScreen(<EditProfileScreen />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: {
      hr: {
        ...hr,
        company: {
          user: async () => ({ ...vikram(rank), company }),
          read: async () => ok(company),
          address: async () => ok(null),
          ...hr?.company,
        },
      },
    },
  });
  void shown.stores.hr.load();
  return shown;
}

test("the company is seen as colleges see it while it is typed, and each part is saved by itself", async () => {
  const update = answering(ok(company));
  const saveContact = answering(refusal({ errors: { phone: "That number is not in use." } }));
  const { user } = open({ company: { update }, onboarding: { saveContact } });
  const preview = within(await screen.findByRole("complementary", { name: "What colleges see" }));
  const about = screen.getByLabelText(/About/);
  await user.type(about, " And trams.");
  expect(await preview.findByText("Buses that run on batteries. And trams.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save what you do/ }));
  await user.click(screen.getByRole("button", { name: /^Save company info/ }));
  expect(update.asked).toMatchObject([
    { body: { about: "Buses that run on batteries. And trams.", serviceIds: [id] } },
    { body: { name: "Kestrel Mobility", sectorId: id, sizeId: id } },
  ]);
  await user.click(screen.getByRole("button", { name: /^Save contact/ }));
  expect(await screen.findByText("That number is not in use.")).toBeTruthy();
});

test("a year and an address that are emptied are taken out", async () => {
  const update = answering(ok(company));
  const linked = { ...company, linkedinUrl: "https://linkedin.com/company/kestrel" };
  const { user } = open({
    company: { update, user: async () => ({ ...vikram(), company: linked }) },
  });
  await user.clear(await screen.findByLabelText(/Established/));
  await user.clear(screen.getByLabelText(/LinkedIn/));
  await user.click(screen.getByRole("button", { name: /^Save what you do/ }));
  expect(update.asked).toMatchObject([{ body: { established: "", linkedinUrl: "" } }]);
});

test("a viewer reads the company and is offered no change", async () => {
  open({}, "VIEWER");
  expect(await screen.findByText("Vikram Rao, Campus lead")).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  // Taking a list out changes nothing.
  const taking = screen.getByRole("button", { name: /^Export/ });
  expect(screen.getAllByRole("button")).toEqual([taking]);
});

test("what a colleague wrote meanwhile is shown beside what was typed, and saved again it goes over that", async () => {
  const message = "Somebody else has changed this. Load it again to see what is new.";
  const theirs = { ...company, established: 2016 };
  const user = answering({ ...vikram("LEAD"), company }, { ...vikram("LEAD"), company: theirs });
  const update = answering<unknown>(refusal({ message }, 409), ok(theirs));
  const shown = open({ company: { user, update: update as never } });
  await shown.user.type(await screen.findByLabelText(/About/), " And trams.");
  await shown.user.click(screen.getByRole("button", { name: /^Save what you do/ }));
  expect(await screen.findByText(/What you did not change is theirs by now/)).toBeTruthy();
  await shown.user.click(screen.getByRole("button", { name: /^Save what you do/ }));
  const about = "Buses that run on batteries. And trams.";
  const seen = seenOf(companyFacts, theirs);
  expect(update.asked[1]).toMatchObject({ body: { about, established: 2016, seen } });
});

test("what a colleague wrote meanwhile is not written over although the company came anew with another part", async () => {
  const theirs = { ...company, website: "https://kestrel.org" };
  const user = answering({ ...vikram("LEAD"), company }, { ...vikram("LEAD"), company: theirs });
  const update = answering<unknown>(ok({ ...theirs, name: "Kestrel" }));
  const saveContact = answering<unknown>(ok({ mode: "DASHBOARD" }));
  const shown = open({
    company: { user, update: update as never },
    onboarding: { saveContact: saveContact as never },
  });
  const name = await screen.findByLabelText("Company name");
  await shown.user.click(screen.getByRole("button", { name: /^Save contact/ }));
  await waitFor(() => expect(user.asked).toHaveLength(2));
  await shown.user.clear(name);
  await shown.user.type(name, "Kestrel");
  await shown.user.click(screen.getByRole("button", { name: /^Save company info/ }));
  // The server sees that it was another company this went over, and refuses.
  expect(update.asked).toMatchObject([{ body: { seen: seenOf(companyFacts, company) } }]);
});

test("what one part has saved is no news to the other, though the company has not come anew yet", async () => {
  const renamed = { ...company, name: "Kestrel" };
  const update = answering<unknown>(ok(renamed), ok(renamed));
  const shown = open({ company: { update: update as never } });
  await shown.user.click(await screen.findByRole("button", { name: /^Save company info/ }));
  await shown.user.click(screen.getByRole("button", { name: /^Save what you do/ }));
  expect(update.asked).toMatchObject([
    { body: { seen: seenOf(companyFacts, company) } },
    { body: { seen: seenOf(companyFacts, renamed) } },
  ]);
});
