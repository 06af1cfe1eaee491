import type { knownCollegeQuery } from "@toran/contract/schemas/college";
import { expect, test } from "vitest";
import type { z } from "zod/mini";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { signUpStaff } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();

const here = { name: "Vaigai College of Arts & Science", city: "Madurai" };

/** An officer who has told where their college gets its bills. */
async function founded(city: string) {
  const { browser } = await signUpStaff(server, "po");
  const { po } = browser.api;
  const address = { ...forms.address, city };
  ok(await po.address.create({ query: { isBilling: true }, body: address }));
  const known = async (query: z.input<typeof knownCollegeQuery>) =>
    ok(await po.college.known({ query })).data;
  return { browser, known, address };
}

test("a college that is here already is told by its code, its host, or its name and city, and by nothing else", async () => {
  const first = await founded(here.city);
  const { po } = first.browser.api;
  const plan = ok(await po.billing.plans()).data[0];
  ok(await po.billing.tryOut({ body: { planId: plan?.id ?? "" } }));
  const info = { ...forms.college, name: here.name, aisheCode: "C-90001" };
  ok(
    await po.college.saveInfo({
      body: { ...info, type: "AFFILIATED", website: "https://www.vaigai.example/about" },
    }),
  );
  const second = await founded("madurai");
  // Nobody is told of a college that is not listed yet.
  expect(await second.known({ aisheCode: "C-90001" })).toBeNull();
  ok(await po.address.create({ query: { isBilling: false }, body: first.address }));
  ok(await po.college.saveContact({ body: forms.contact }));

  expect(await second.known({ aisheCode: "c-90001" })).toEqual({ ...here, field: "aisheCode" });
  expect(await second.known({ website: "http://vaigai.example" })).toEqual({
    ...here,
    field: "website",
  });
  const name = " vaigai  college of arts and science";
  expect(await second.known({ name })).toBeNull();
  expect(await second.known({ name: "VAIGAI COLLEGE OF ARTS & SCIENCE." })).toEqual({
    ...here,
    field: "name",
  });
  expect(await second.known({ aisheCode: "C-90002", website: "https://other.example" })).toBeNull();
  expect(await second.known({})).toBeNull();
  const elsewhere = await founded("Theni");
  expect(await elsewhere.known({ name: here.name })).toBeNull();
  // One's own is no other.
  expect(await first.known({ aisheCode: "C-90001", name: here.name })).toBeNull();
});
