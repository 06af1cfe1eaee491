// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import { type Company, companyFacts } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { CompanyAddressScreen } from "./company-address-screen";
import { CompanyContactScreen } from "./company-contact-screen";
import { CompanyInfoScreen } from "./company-info-screen";
import { CompanyMetaScreen } from "./company-meta-screen";
import { OnboardingFrame } from "./layout";

const id = (last: number) => `0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a0${last}`;
const account = {
  id: id(9),
  email: "vikram@kestrel.example",
  firstName: "Vikram",
  lastName: "Rao",
  phone: "+919812345678",
  designation: null,
  picture: null,
};
const cities = answering(
  ok({ cities: [{ id: "1", name: "Pune", state: "Maharashtra", country: "India" }], next: null }),
);
type Hr = NonNullable<FakeCalls["hr"]>;

beforeEach(() => window.sessionStorage.clear());

function open(step: ReactNode, mode: string, hr: Hr, more: FakeCalls = {}, person?: string) {
  return renderScreen(<OnboardingFrame>{step}</OnboardingFrame>, {
    area: "hr",
    mode,
    person,
    calls: {
      ...more,
      hr: {
        steps: {
          read: async () => ok({ mode: "CREATE_COMPANY_INFO", furthest: "COMPANY_ADDRESS" }),
        },
        company: { read: async () => ok(null), address: async () => ok(null) },
        account: { read: async () => ok(account) },
        ...hr,
      },
    },
  });
}

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const told = () => screen.findByText(/look at it, and save again/);
const save = () => screen.findByRole("button", { name: /^Save/ });

test("a company is saved with its sector and size from the lists", async () => {
  const saveInfo = answering(ok({ mode: "COMPANY_META_INFO" as const }));
  const { user } = open(<CompanyInfoScreen />, "CREATE_COMPANY_INFO", {
    onboarding: { saveInfo },
    lookups: {
      sectors: async () => ok({ sectors: [{ id: id(1), name: "Electric mobility" }], next: null }),
      companySizes: async () =>
        ok({ companySizes: [{ id: id(2), name: "51 to 200 people" }], next: null }),
    },
  });
  await user.type(await screen.findByRole("textbox", { name: "Company name" }), "Kestrel Mobility");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Start-up");
  await user.click(screen.getByRole("combobox", { name: "Sector" }));
  await user.click(await screen.findByRole("option", { name: "Electric mobility" }));
  await user.click(screen.getByRole("combobox", { name: "Size" }));
  await user.click(await screen.findByRole("option", { name: "51 to 200 people" }));
  await user.type(screen.getByRole("textbox", { name: "Website" }), "kestrel.example");
  await user.click(await save());
  expect(saveInfo.asked).toEqual([
    {
      body: {
        name: "Kestrel Mobility",
        type: "STARTUP",
        sectorId: id(1),
        sizeId: id(2),
        website: "https://kestrel.example",
        seen: seenOf(companyFacts, null),
      },
    },
  ]);
});

test("what a colleague has saved of the company stands in each step before it is saved over", async () => {
  const kestrel: Company = {
    id: id(8),
    name: "Kestrel Mobility",
    type: "STARTUP",
    sector: { id: id(1), name: "Electric mobility" },
    size: { id: id(2), name: "51 to 200 people" },
    website: "https://kestrel.example",
    established: null,
    services: [{ id: id(3), name: "Chip design" }],
    about: "We make motors for small cars.",
    linkedinUrl: null,
    logo: null,
    contact: null,
    address: null,
    infrastructure: [],
  };
  const now = { ...kestrel, website: "https://kestrel.cars.example", established: 2016 };
  const overtaken = answering<ApiFailure>(refusal({ message: "Changed." }, 409));
  const reads = () => ({ read: answering(ok(kestrel), ok(now)) });
  const sent = [
    { body: { seen: seenOf(companyFacts, kestrel) } },
    { body: { seen: seenOf(companyFacts, now) } },
  ];

  const info = open(<CompanyInfoScreen />, "CREATE_COMPANY_INFO", {
    onboarding: { saveInfo: overtaken },
    company: reads(),
  });
  await info.user.type(await field("Company name"), " Motors");
  await info.user.click(await save());
  expect(await told()).toBeTruthy();
  expect((await field("Company name")).value).toBe("Kestrel Mobility Motors");
  expect((await field("Website")).value).toBe("kestrel.cars.example");
  await info.user.click(await save());
  expect(overtaken.asked).toMatchObject(sent);
  info.unmount();

  const late = answering<ApiFailure>(refusal({ message: "Changed." }, 409));
  const meta = open(<CompanyMetaScreen />, "COMPANY_META_INFO", {
    onboarding: { saveMeta: late },
    company: reads(),
  });
  await meta.user.type(await field("About"), " And for scooters.");
  await meta.user.click(await save());
  expect(await told()).toBeTruthy();
  expect((await field("Established")).value).toBe("2016");
  await meta.user.click(await save());
  expect(late.asked).toMatchObject(sent);
});

test("services are chosen one by one, taken out again, and at least one is asked for", async () => {
  const saveMeta = answering(ok({ mode: "COMPANY_CONTACT_INFO" as const }));
  const { user } = open(<CompanyMetaScreen />, "COMPANY_META_INFO", {
    onboarding: { saveMeta },
    lookups: {
      companyServices: async () =>
        ok({ companyServices: [{ id: id(1), name: "Chip design" }], next: null }),
    },
  });
  await user.type(
    await screen.findByRole("textbox", { name: "About" }),
    "We make motors for small cars.",
  );
  await user.click(await save());
  expect(await screen.findByText("Choose at least one service.")).toBeTruthy();
  expect(saveMeta.asked).toEqual([]);

  const services = screen.getByRole("combobox", { name: "Services" });
  await user.click(services);
  await user.click(await screen.findByRole("option", { name: "Chip design" }));
  const chosen = within(screen.getByRole("list", { name: "Chosen services" }));
  expect(chosen.getByText("Chip design")).toBeTruthy();
  await user.click(await save());
  expect(saveMeta.asked).toEqual([
    {
      body: expect.objectContaining({
        serviceIds: [id(1)],
        about: "We make motors for small cars.",
      }),
    },
  ]);
});

test("a choice from a list is there again, by its name, after a reload", async () => {
  const lookups: Hr["lookups"] = {
    sectors: async () => ok({ sectors: [{ id: id(1), name: "Electric mobility" }], next: null }),
  };
  const before = open(<CompanyInfoScreen />, "CREATE_COMPANY_INFO", { lookups });
  await before.user.click(await screen.findByRole("combobox", { name: "Sector" }));
  await before.user.click(await screen.findByRole("option", { name: "Electric mobility" }));
  before.unmount();
  open(<CompanyInfoScreen />, "CREATE_COMPANY_INFO", {});
  const sector = await screen.findByRole<HTMLInputElement>("combobox", { name: "Sector" });
  expect(sector.value).toBe("Electric mobility");
});

test("198: a contact begins with who fills it in; a phone number that the server refuses is told under its field and keeps the text", async () => {
  const saveContact = answering(refusal({ errors: { phone: "This number cannot be reached." } }));
  const { user } = open(<CompanyContactScreen />, "COMPANY_CONTACT_INFO", {
    onboarding: { saveContact },
  });
  expect((await field("Name")).value).toBe("Vikram Rao");
  expect((await field("Email")).value).toBe("vikram@kestrel.example");
  await user.type(await field("Designation"), "Campus hiring lead");
  const phone = await field("Phone");
  await user.clear(phone);
  await user.type(phone, "98123 45678");
  await user.click(await save());
  expect(await screen.findByText("This number cannot be reached.")).toBeTruthy();
  expect(phone.value).toBe("98123 45678");
});

test("the address of a company is filled in from a city of the list", async () => {
  const saveAddress = answering(ok({ mode: "DASHBOARD" as const }));
  const { user } = open(
    <CompanyAddressScreen />,
    "COMPANY_ADDRESS",
    { onboarding: { saveAddress } },
    { site: { location: { cities } } },
  );
  await user.type(
    await screen.findByRole("textbox", { name: "Building and street" }),
    "4 Lake Road",
  );
  await user.type(screen.getByRole("combobox", { name: "City" }), "Pu");
  await user.click(await screen.findByRole("option", { name: /^Pune/ }));
  await user.type(screen.getByRole("textbox", { name: "Postal code" }), "411001");
  await user.click(await save());
  expect(saveAddress.asked).toEqual([
    {
      body: expect.objectContaining({
        line1: "4 Lake Road",
        city: "Pune",
        state: "Maharashtra",
        country: "India",
      }),
    },
  ]);
});

test("what one person typed is not shown to the next one in the same tab", async () => {
  const before = open(<CompanyContactScreen />, "COMPANY_CONTACT_INFO", {}, {}, "vikram");
  await before.user.type(await screen.findByRole("textbox", { name: "Name" }), " of Kestrel");
  before.unmount();
  open(<CompanyContactScreen />, "COMPANY_CONTACT_INFO", {}, {}, "meera");
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(name.value).toBe("Vikram Rao");
});
