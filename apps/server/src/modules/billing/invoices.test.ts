import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { financialYear, stateCode, taxLines } from "./gst";
import { remindOfPlans } from "./reminders";

const server = await startServer();
const officer: Browser = await server.person("officer-ready");
const others: Browser[] = await Promise.all(
  Array.from({ length: 3 }, () => server.person("officer-ready")),
);

/** A payment of the officer's college that has been made. */
async function paid({ api: { po } }: Browser) {
  const { plans, create, pay } = po.billing;
  const [plan] = ok(await plans()).data;
  const { id } = ok(await create({ body: { planId: plan?.id ?? "" } })).data;
  const { billing } = ok(await pay({ params: { id }, body: {} })).data;
  return billing.id;
}
const bytesOf = async ({ api }: Browser, id: string) => {
  const reply = await api.po.billing.invoice({ params: { id } });
  if (isFailure(reply)) throw reply;
  return Buffer.from(await reply.arrayBuffer());
};

test("an invoice is issued once, however often it is asked for, and never changes", async () => {
  const id = await paid(officer);
  const { billing, address } = officer.api.po;
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => billing.createInvoice({ params: { id } })),
  );
  const numbers = new Set(asked.map((reply) => ok(reply).data.number));
  expect([...numbers]).toEqual([expect.stringMatching(/^TRN\/\d\d-\d\d\/\d{6}$/)]);
  expect([...numbers][0]?.length).toBeLessThanOrEqual(16);
  const first = await bytesOf(officer, id);
  expect(first.subarray(0, 5).toString()).toBe("%PDF-");
  ok(
    await address.create({ query: { isBilling: true }, body: { ...forms.address, city: "Pune" } }),
  );
  server.pass(1000);
  expect(ok(await billing.createInvoice({ params: { id } })).data.number).toBe([...numbers][0]);
  expect((await bytesOf(officer, id)).equals(first)).toBe(true);
});

test("numbers run without gaps through the colleges of a financial year", async () => {
  const ids = await Promise.all(others.map(paid));
  const issued = await Promise.all(
    others.map(({ api }, at) => api.po.billing.createInvoice({ params: { id: ids[at] ?? "" } })),
  );
  const serials = issued.map((reply) => Number(ok(reply).data.number.slice(-6)));
  expect(serials.toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
});

test("65: an invoice is for a payment that was made, and for its own college", async () => {
  const { plans, create, createInvoice } = officer.api.po.billing;
  const [plan] = ok(await plans()).data;
  const { id } = ok(await create({ body: { planId: plan?.id ?? "" } })).data;
  expect(refusal(await createInvoice({ params: { id } })).status).toBe(409);
  const theirs = await paid(others[0] ?? officer);
  expect(refusal(await createInvoice({ params: { id: theirs } })).status).toBe(404);
  expect(refusal(await officer.api.po.billing.invoice({ params: { id: theirs } })).status).toBe(
    404,
  );
});

test.each([0, 1, 99, 432_000, 1_080_001])(
  "a tax of %i paise is divided without losing one",
  (tax) => {
    const within = taxLines(tax, "Karnataka", "Karnataka");
    expect(within.map(({ name }) => name)).toEqual(["CGST", "SGST"]);
    expect(within.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax);
    expect(taxLines(tax, "Karnataka", "Kerala")).toEqual([{ name: "IGST", rate: 18, amount: tax }]);
  },
);

test("a financial year begins in April, by the clock of India", () => {
  expect(financialYear(new Date("2026-03-31T18:29:59Z"))).toBe("25-26");
  expect(financialYear(new Date("2026-03-31T18:30:00Z"))).toBe("26-27");
  expect(financialYear(new Date("2099-12-31T00:00:00Z"))).toBe("99-00");
  expect(["Tamil Nadu", "Bavaria", "constructor"].map(stateCode)).toEqual(["33", null, null]);
});

test("officers are told thirty days, seven days and one day before their plan ends, once each", async () => {
  const paying = await server.person("officer-ready");
  await paid(paying);
  const day = 24 * 60 * 60 * 1000;
  const told = async (days: number) => {
    server.pass(days * day);
    await Promise.all([remindOfPlans(server.deps), remindOfPlans(server.deps)]);
    // Out of the quiet hours, in which no mail leaves.
    server.pass(9.1 * 60 * 60 * 1000);
    const mails = await server.mails(paying.email);
    return mails.flatMap(({ subject }) => /ends within (a day|\d+ days)/.exec(subject)?.[1] ?? []);
  };
  expect(await told(300)).toEqual([]);
  expect(await told(36)).toEqual(["30 days"]);
  expect(await told(0)).toEqual(["30 days"]);
  expect(await told(22)).toEqual(["30 days", "7 days"]);
  expect(await told(5)).toEqual(["30 days", "7 days", "a day"]);
  const [told30] = (await server.mails(paying.email)).filter(({ subject }) =>
    / ends /.test(subject),
  );
  expect(told30?.text).toContain("For 14 days more everything goes on; then nothing can be");
});

test("a state of India is one of its states, as nothing else says which tax an invoice bears", async () => {
  const { address } = (await server.person("officer-ready")).api.po;
  const query = { isBilling: true };
  for (const state of ["Tamilnadu", "tamil nadu", "constructor"]) {
    const body = { ...forms.address, state, country: "India" };
    expect(refusal(await address.create({ query, body })).errors).toEqual({
      state: "Choose the state from the list: invoices are taxed by it.",
    });
  }
  ok(
    await address.create({
      query,
      body: { ...forms.address, state: "Western", country: "Sri Lanka", postcode: "00100" },
    }),
  );
});

test("a tax number stands beside an address of its own state, as the tax goes by that", async () => {
  const { address } = (await server.person("officer-ready")).api.po;
  const query = { isBilling: true };
  const body = {
    ...forms.address,
    state: "Tamil Nadu",
    country: "India",
    gstin: "27AAPFU0939F1ZV",
  };
  const said = {
    gstin: "GSTINs of Tamil Nadu begin with 33. Check the number, or the state of the address.",
  };
  expect(refusal(await address.create({ query, body })).errors).toEqual(said);
  const params = { id: ok(await address.read({ query })).data?.id ?? "" };
  expect(refusal(await address.update({ params, body })).errors).toEqual(said);
  ok(await address.update({ params, body: { ...body, state: "Maharashtra" } }));
});
