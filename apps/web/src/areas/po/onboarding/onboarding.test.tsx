// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { address as addressSchema } from "@toran/contract/schemas/address";
import type { KnownCollege } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { CollegeAddressScreen } from "./college-address-screen";
import { CollegeInfoScreen } from "./college-info-screen";
import { ContactInfoScreen } from "./contact-info-screen";
import { PricingScreen } from "./pricing-screen";
import { box, college, id, open, save } from "./testing/open-step";

const saved = ok({ college, mode: "COLLEGEADDRESS" as const });
type Saved = typeof saved;
const plan = {
  id,
  name: "Campus",
  summary: "For one college.",
  pricePerYear: 2400000,
  currency: "INR",
  students: 1500,
  includes: ["1,500 students"],
  recommended: true,
};

beforeEach(() => window.sessionStorage.clear());

test("a college is saved as it was typed, and the reply moves the officer on", async () => {
  const saveInfo = answering(saved);
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { saveInfo } });
  await user.clear(await box("College name"));
  await user.type(await box("College name"), "Nilgiri College");
  await user.click(screen.getByRole("radio", { name: "Deemed" }));
  await user.click(await save());
  expect(saveInfo.asked).toEqual([
    {
      body: expect.objectContaining({
        name: "Nilgiri College",
        type: "DEEMED",
        established: 1994,
        website: "https://nilgiri.example",
      }),
    },
  ]);
});

test("a college that is here already is said at its field once the typing rests, and holds nobody back", async () => {
  const here = { field: "aisheCode" as const, name: "Vaigai College", city: "Madurai" };
  const known = answering(ok<KnownCollege>(null), ok<KnownCollege>(here));
  const saveInfo = answering(saved);
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { known, saveInfo } });
  const code = await box("AISHE code");
  await user.clear(code);
  await user.type(code, "C-9000");
  await waitFor(() => expect(known.asked).toHaveLength(1));
  await user.type(code, "1");
  expect(await screen.findByText("Vaigai College, Madurai, is on Toran already")).toBeTruthy();
  // A code that is not whole yet is not asked for.
  const others = { name: college.name, website: "nilgiri.example" };
  expect(known.asked).toMatchObject([
    { query: others },
    { query: { ...others, aisheCode: "C-90001" } },
  ]);
  await user.click(await save());
  await waitFor(() => expect(saveInfo.asked).toHaveLength(1));
});

test("a wrong AISHE code is told under its field, keeps its text and sends nothing", async () => {
  const saveInfo = answering(refusal({}));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { saveInfo } });
  await user.clear(await box("AISHE code"));
  await user.type(await box("AISHE code"), "C-2687");
  await user.click(await save());
  const code = await box("AISHE code");
  expect(await screen.findByText("AISHE codes have 5 digits, like C-26871.")).toBeTruthy();
  expect(code.value).toBe("C-2687");
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(saveInfo.asked).toEqual([]);
});

test("a digit too many in a year is told at its field, and not cut off to another year", async () => {
  const saveInfo = answering(refusal({}));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { saveInfo } });
  const year = await box("Established");
  await user.clear(year);
  await user.type(year, "19944");
  await user.click(await save());
  expect(await screen.findByText(/^Give a year from 1800/)).toBeTruthy();
  expect([year.value, saveInfo.asked]).toEqual(["19944", []]);
});

test("what the server refuses is told at the field it names", async () => {
  const saveInfo = answering(refusal({ errors: { aisheCode: "Another college has this code." } }));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { saveInfo } });
  await user.click(await save());
  expect(await screen.findByText("Another college has this code.")).toBeTruthy();
  expect((await box("AISHE code")).value).toBe("C-26871");
});

test("text that was typed and not saved is there again after a reload", async () => {
  const before = open(<CollegeInfoScreen />, "COLLEGEINFO", {});
  await before.user.type(await box("About"), "Robotics");
  expect(await screen.findByText("Draft saved just now")).toBeTruthy();
  before.unmount();
  open(<CollegeInfoScreen />, "COLLEGEINFO", {});
  expect((await box("About")).value).toBe("Robotics");
});

test("Back asks for the step before, and the mode follows", async () => {
  const goTo = answering(ok({ mode: "PAYMENT" as const }));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { steps: { goTo } });
  await user.click(await screen.findByRole("button", { name: "Back" }));
  expect(goTo.asked).toEqual([{ body: { mode: "PAYMENT" } }]);
});

test("a step that was saved can be opened from the rail, one that was not reached cannot", async () => {
  const goTo = answering(ok({ mode: "BILLINGADDRESS" as const }));
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { steps: { goTo } });
  const rail = screen.getByRole("navigation", { name: "Steps" });
  await user.click(await within(rail).findByRole("link", { name: /^Billing address/ }));
  expect(goTo.asked).toEqual([{ body: { mode: "BILLINGADDRESS" } }]);
  expect(within(rail).queryByRole("link", { name: /^Academic info/ })).toBeNull();
});

test("171: two quick presses of Save and continue send the college once", async () => {
  const waiting: ((reply: Saved) => void)[] = [];
  const asked: unknown[] = [];
  const saveInfo = (input: unknown) => {
    asked.push(input);
    return new Promise<Saved>((answer) => waiting.push(answer));
  };
  const { user } = open(<CollegeInfoScreen />, "COLLEGEINFO", { college: { saveInfo } });
  const form = await screen.findByRole<HTMLFormElement>("form", { name: "College info" });
  const button = await save();
  // Two submissions in one turn, as fast as a browser can hand them over.
  act(() => {
    form.requestSubmit(button);
    form.requestSubmit(button);
  });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  await user.click(button);
  await user.type(await box("College name"), "{Enter}");
  for (const answer of waiting) answer(saved);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(asked).toHaveLength(1);
});

test("the recommended plan is chosen beforehand, and choosing opens its payment", async () => {
  const create = answering(
    ok({
      id,
      planId: id,
      amount: 2400000,
      tax: 432000,
      currency: "INR",
      payment: "CREATED" as const,
      createdAt: "",
    }),
  );
  const { user } = open(<PricingScreen />, "PAYMENT", {
    billing: { plans: async () => ok([plan]), create },
  });
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Campus" })).checked).toBe(
    true,
  );
  expect(screen.getByText("₹24,000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Go to payment/ }));
  expect(create.asked).toEqual([{ body: { planId: id } }]);
});

test("a plan is tried before it is paid where the college may, and not otherwise", async () => {
  const none = { state: null, plan: null, endsAt: null, billings: [] };
  const tryOut = answering(ok({ mode: "COLLEGEINFO" as const, endsAt: "2026-12-08T10:00:00Z" }));
  const plans = async () => ok([plan]);
  const first = open(<PricingScreen />, "PAYMENT", {
    billing: { plans, subscription: async () => ok({ ...none, mayTry: true }), tryOut },
  });
  await first.user.click(await screen.findByRole("button", { name: /^Try it for 14 days/ }));
  expect(tryOut.asked).toEqual([{ body: { planId: id } }]);
  first.unmount();
  const refused = open(<PricingScreen />, "PAYMENT", {
    billing: {
      plans,
      subscription: async () => ok({ ...none, mayTry: true }),
      tryOut: async () => refusal({ message: "Your college has tried a plan already." }, 409),
    },
  });
  await refused.user.click(await screen.findByRole("button", { name: /^Try it/ }));
  expect(await screen.findByText("Your college has tried a plan already.")).toBeTruthy();
  refused.unmount();
  const second = open(<PricingScreen />, "PAYMENT", {
    billing: { plans, subscription: async () => ok({ ...none, mayTry: false }) },
  });
  expect(await screen.findByRole("radio", { name: "Campus" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Try it/ })).toBeNull();
  second.unmount();
  const trying = { ...none, state: "TRIAL" as const, plan, endsAt: "2026-12-08T10:00:00Z" };
  const billing = { plans, subscription: async () => ok(trying) };
  const third = open(<PricingScreen />, "PAYMENT", { billing });
  expect(await screen.findByText("You are trying the Campus plan")).toBeTruthy();
  third.unmount();
  open(<CollegeInfoScreen />, "COLLEGEINFO", { billing });
  expect(await screen.findByText("Campus plan, on trial")).toBeTruthy();
});

test("198: the college's address begins with the one for bills, and sends nothing that belongs to bills alone", async () => {
  const bills = {
    id,
    isBilling: true,
    line1: "12 Lake Road",
    line2: null,
    city: "Coimbatore",
    state: "Tamil Nadu",
    country: "India",
    postcode: "641001",
    billingName: "Nilgiri Trust",
    gstin: null,
  };
  const create = answering(ok({ mode: "CONTACTINFO" as const, address: bills }));
  const { user } = open(<CollegeAddressScreen />, "COLLEGEADDRESS", {
    address: { read: async () => ok(bills), create },
  });
  const street = await box("Building and street");
  expect(street.value).toBe("12 Lake Road");
  expect(screen.getByText(/^Filled in from the billing address/)).toBeTruthy();
  await user.clear(street);
  await user.type(street, "1 Hill Road");
  await user.click(await save());
  const { city, state, country, postcode } = bills;
  expect(create.asked).toEqual([
    {
      query: { isBilling: false },
      body: {
        line1: "1 Hill Road",
        city,
        state,
        country,
        postcode,
        seen: seenOf(addressSchema, null),
      },
    },
  ]);
});

test("198: the contact of a college begins with the officer who fills it in", async () => {
  open(<ContactInfoScreen />, "CONTACTINFO", {
    account: {
      read: async () =>
        ok({
          id,
          email: "meera.k@nilgiri.example",
          firstName: "Meera",
          lastName: "Krishnan",
          phone: "+919840012345",
          designation: null,
          picture: null,
        }),
    },
  });
  expect((await box("Name")).value).toBe("Meera Krishnan");
  expect((await box("Email")).value).toBe("meera.k@nilgiri.example");
  const phone = await box("Phone");
  await waitFor(() => expect(phone.value).toBe("98400 12345"));
});
