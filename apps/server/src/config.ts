import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { limits } from "@toran/contract";
import { gstin } from "@toran/contract/schemas/address";
import { z } from "zod/mini";
import { stateCode } from "./modules/billing/gst";

const yes = z.pipe(
  z._default(z.enum(["true", "false", "1", "0", ""], { error: "true or false" }), "false"),
  z.transform((raw) => raw === "true" || raw === "1"),
);
/** How many proxies stand in front; the address that the outermost of them saw is believed. */
const proxies = z.pipe(
  z._default(
    z
      .string()
      .check(z.regex(/^(true|false|\d)$/, "the number of proxies in front, or true for one")),
    "0",
  ),
  z.transform((raw) => (raw === "true" ? 1 : raw === "false" ? 0 : Number(raw))),
);
const address = (what: string) =>
  z.optional(z.string().check(z.refine((raw) => URL.canParse(raw), `an address such as ${what}`)));
const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((raw) =>
    raw
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);
const wholeNumber = (fallback: string, max: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,6}$/, `a whole number up to ${max}`)), fallback),
    z.pipe(z.transform(Number), z.number().check(z.lte(max, `a whole number up to ${max}`))),
  );
const pick = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) => z._default(z.enum(values, { error: `one of ${values.join(", ")}` }), fallback);

const environment = z.object({
  NODE_ENV: pick(["development", "test", "production"], "development"),
  PORT: wholeNumber("4000", 65535),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: address("postgres://user:password@host/name"),
  DATABASE_READ_URL: address("postgres://user:password@host/name"),
  PUBLIC_URL: address("https://hiring.example.edu"),
  SMTP_URL: address("smtps://user:password@mail.example.com"),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/@/, "an address such as Toran <no-reply@hiring.example.edu>")),
  ),
  S3_ENDPOINT: address("https://s3.example.com"),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  TOKEN_KEYS: list.check(
    z.refine(
      (keys: string[]) => keys.every((key) => key.length >= 32),
      "a comma list of secrets of 32 characters or more; the first one signs",
    ),
  ),
  ALLOWED_ORIGINS: list,
  TRUST_PROXY: proxies,
  PAGES_TOLD: wholeNumber(String(limits.events.sockets), 10_000),
  DEMO: yes,
  DEMO_IN_PRODUCTION: yes,
  // Who sells the plans, as invoices name them; the lines of the address stand between bars.
  SUPPLIER_NAME: z._default(z.string(), "Toran"),
  SUPPLIER_ADDRESS: z._default(z.string(), "4 Ghat Road | Bengaluru 560001 | India"),
  SUPPLIER_STATE: z._default(z.string(), "Karnataka"),
  SUPPLIER_GSTIN: z.optional(
    z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((raw) => z.safeParse(gstin, raw).success, "a tax number such as 29AABCT1332L1ZA"),
    ),
  ),
  // Who takes the payments; without it they are pretended.
  RAZORPAY_KEY_ID: z.optional(z.string()),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  RAZORPAY_URL: z._default(
    z
      .string()
      .check(z.refine((raw) => URL.canParse(raw), "an address such as https://api.razorpay.com")),
    "https://api.razorpay.com",
  ),
  // Sent in a header as it is: an odd character would be told in the log, and the key with it.
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^\w+$/, "a secret key such as sk_live_1a2b")),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_URL: z._default(
    z
      .string()
      .check(z.refine((raw) => URL.canParse(raw), "an address such as https://api.stripe.com")),
    "https://api.stripe.com",
  ),
  LOG_LEVEL: pick(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
  WEB_DIST: z.optional(z.string()),
});
type Environment = z.output<typeof environment>;

export interface Config extends Omit<Environment, "PUBLIC_URL" | "HOST" | "MAIL_FROM"> {
  PUBLIC_URL: string;
  HOST: string;
  MAIL_FROM: string;
  production: boolean;
  secure: boolean;
}

/** Says which variables of the environment are wrong, and what each must be. */
export class WrongConfig extends Error {
  constructor(problems: string[]) {
    super(
      [
        "The server cannot start with this environment:",
        ...problems.map((each) => `  ${each}`),
      ].join("\n"),
    );
  }
}

/** Reads the environment, or throws with the name of each variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = z.safeParse(environment, filled);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `${path.join(".")} must be ${message}.`,
    );
    throw new WrongConfig(problems);
  }
  const values = result.data;
  const problems = [
    ...halfSet(values, bucketNames, "S3"),
    ...halfSet(values, razorpayNames, "RAZORPAY"),
    ...halfSet(values, stripeNames, "STRIPE"),
  ];
  if (values.RAZORPAY_KEY_ID && values.STRIPE_SECRET_KEY)
    problems.push(
      "RAZORPAY_KEY_ID and STRIPE_SECRET_KEY are both set: one gateway takes the payments. Leave the variables of one of them out.",
    );
  const { SUPPLIER_STATE, SUPPLIER_GSTIN } = values;
  // Which tax an invoice names goes by the state, and who reads it goes by the number.
  if (SUPPLIER_GSTIN && !SUPPLIER_GSTIN.startsWith(stateCode(SUPPLIER_STATE) ?? "none"))
    problems.push(
      `SUPPLIER_GSTIN must begin with the code of SUPPLIER_STATE, which is ${SUPPLIER_STATE}.`,
    );
  if (problems.length) throw new WrongConfig(problems);
  const production = values.NODE_ENV === "production";
  if (production) refuseUnsafe(values, filled);
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  // Demo people and development calls are for this machine alone, unless said otherwise.
  const HOST = values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1");
  const MAIL_FROM = values.MAIL_FROM ?? "Toran <no-reply@toran.example>";
  const secure = PUBLIC_URL.startsWith("https://");
  return { ...values, HOST, PUBLIC_URL, MAIL_FROM, production, secure };
}

const bucketNames = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;
const razorpayNames = [
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
] as const;
const stripeNames = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** A bucket or a gateway is named by all of its variables or by none. */
function halfSet(values: Environment, names: readonly (keyof Environment)[], group: string) {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name} must be set as well, or none of the ${group} variables.`);
}

const supplierNames = [
  "SUPPLIER_NAME",
  "SUPPLIER_ADDRESS",
  "SUPPLIER_STATE",
  "SUPPLIER_GSTIN",
] as const;

function refuseUnsafe(values: Environment, given: Record<string, string | undefined>) {
  const problems = [
    !values.TOKEN_KEYS.length &&
      "TOKEN_KEYS must be set: secrets of 32 characters or more, which sign the sessions.",
    values.TOKEN_KEYS.some((key) => new Set(key).size < 10) &&
      "TOKEN_KEYS must be random, not a repeated pattern.",
    !values.PUBLIC_URL && "PUBLIC_URL must be set: the address people open.",
    values.DEMO &&
      !values.DEMO_IN_PRODUCTION &&
      "DEMO must be off: it lets anyone in with known passwords.",
    !values.RAZORPAY_KEY_ID &&
      !values.STRIPE_SECRET_KEY &&
      !values.DEMO &&
      "RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, must be set: without a gateway anyone could say that they have paid.",
    !values.SMTP_URL &&
      !values.DEMO &&
      "SMTP_URL must be set: without it mails are files, and a code reaches nobody.",
    Boolean(values.SMTP_URL) &&
      !values.MAIL_FROM &&
      "MAIL_FROM must be set: the address that mails come from, which the mail server may send for.",
    !values.DEMO &&
      supplierNames.some((name) => !given[name]) &&
      `${supplierNames.slice(0, -1).join(", ")} and ${supplierNames.at(-1)} must be set: invoices charge tax, and name who sells the plans.`,
    values.ALLOWED_ORIGINS.includes("*") &&
      "ALLOWED_ORIGINS must name origins; * would let any page call.",
  ].filter((problem) => problem !== false);
  if (problems.length) throw new WrongConfig(problems);
}

/** The secrets that sign: from the environment, or made once and kept beside the data. */
export function tokenKeys({
  TOKEN_KEYS,
  DATA_DIR,
}: Pick<Config, "TOKEN_KEYS" | "DATA_DIR">): string[] {
  if (TOKEN_KEYS.length) return TOKEN_KEYS;
  const file = resolve(join(DATA_DIR, "token-keys"));
  if (existsSync(file)) return readFileSync(file, "utf8").trim().split("\n");
  const key = randomBytes(32).toString("base64url");
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return [key];
}

/** A key for one purpose, so that no two uses share one. */
export const derivedKey = (secret: string, purpose: string) =>
  createHash("sha256").update(`${purpose}\0${secret}`).digest();
