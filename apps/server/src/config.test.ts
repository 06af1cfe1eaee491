import { expect, test } from "vitest";
import { readConfig, WrongConfig } from "./config";
import { demo, production } from "./testing/environments";

const paying = {
  ...production,
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "key secret",
  RAZORPAY_WEBHOOK_SECRET: "webhook secret",
};
const start = (env: Record<string, string>) => () => readConfig({ NODE_ENV: "production", ...env });

test("207: production does not start without its secrets, with demo people, or open to every origin", () => {
  expect(start({})).toThrow(WrongConfig);
  expect(start({})).toThrow(/TOKEN_KEYS must be set[^]*PUBLIC_URL must be set/);
  expect(start({ ...production, TOKEN_KEYS: "a".repeat(32) })).toThrow(/TOKEN_KEYS must be random/);
  expect(start({ ...production, DEMO: "true" })).toThrow(/DEMO must be off/);
  expect(start({ ...production, ALLOWED_ORIGINS: "*" })).toThrow(
    /ALLOWED_ORIGINS must name origins/,
  );
  expect(start(production)).toThrow(/RAZORPAY_KEY_ID, .* must be set/);
  expect(start({ ...paying, RAZORPAY_KEY_SECRET: "" })).toThrow(/RAZORPAY_KEY_SECRET must be set/);
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(start({ ...production, ...stripe, STRIPE_WEBHOOK_SECRET: "" })).toThrow(
    /STRIPE_WEBHOOK_SECRET must be set as well/,
  );
  expect(start({ ...paying, ...stripe })).toThrow(/both set: one gateway takes the payments/);
  expect(start({ ...production, ...stripe })).not.toThrow();
  expect(start(paying)).not.toThrow();
  expect(start(demo)).not.toThrow();
});

test("207: production does not start where its codes would reach nobody", () => {
  expect(start({ ...paying, SMTP_URL: "" })).toThrow(/SMTP_URL must be set/);
  expect(start({ ...paying, MAIL_FROM: "" })).toThrow(/MAIL_FROM must be set/);
  expect(start({ ...paying, MAIL_FROM: "Toran" })).toThrow(/MAIL_FROM must be an address/);
  // Whoever tries a demo logs in with the passwords it is given.
  expect(start({ ...demo, SMTP_URL: "", MAIL_FROM: "" })).not.toThrow();
});

test("207: production does not start where its invoices would name nobody who may charge tax", () => {
  for (const name of ["SUPPLIER_NAME", "SUPPLIER_ADDRESS", "SUPPLIER_STATE", "SUPPLIER_GSTIN"])
    expect(start({ ...paying, [name]: "" })).toThrow(/SUPPLIER_\w+ must be/);
  expect(start({ ...paying, SUPPLIER_GSTIN: "27AAPFU" })).toThrow(/SUPPLIER_GSTIN must be a tax/);
  const elsewhere = { SUPPLIER_STATE: "Bavaria" };
  for (const wrong of [{ SUPPLIER_STATE: "Kerala" }, elsewhere])
    expect(start({ ...paying, ...wrong })).toThrow(/begin with the code of SUPPLIER_STATE/);
  const small = { ...paying, SUPPLIER_GSTIN: " 27aapfu0939f1zv" };
  expect(readConfig(small).SUPPLIER_GSTIN).toBe(paying.SUPPLIER_GSTIN);
  expect(readConfig({}).SUPPLIER_NAME).toBe("Toran");
});

test("207: a wrong value names its variable and what it must be", () => {
  const wrong = {
    PORT: "eighty",
    DATABASE_URL: "nowhere",
    TOKEN_KEYS: "short",
    DEMO: "maybe",
    LOG_LEVEL: "loud",
  };
  for (const name of Object.keys(wrong))
    expect(() => readConfig(wrong)).toThrow(new RegExp(`${name} must be`));
});
