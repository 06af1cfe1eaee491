import { z } from "zod/mini";
import { limits } from "../limits";
import { visible } from "./visible";

// PostgreSQL holds no null byte, and other control characters have no place in a line.
const line = /^[^\p{Cc}]*$/u;
const block = (raw: string) => !raw.includes("\0");
const cut = z.overwrite(visible);
const noControl = "Take out the characters that cannot be seen.";

/** One line of text that must be there. `ask` says what is wanted, and is the message when it is missing. */
export const text = (ask: string, max = 120) =>
  z
    .string({ error: ask })
    .check(
      cut,
      z.trim(),
      z.minLength(1, ask),
      z.maxLength(max, `Keep it to ${max} characters.`),
      z.regex(line, noControl),
    );

/** Text of several lines that must be there. */
export const longText = (ask: string, max = 2000, min = 1) =>
  z
    .string({ error: ask })
    .check(
      cut,
      z.trim(),
      z.minLength(min, ask),
      z.maxLength(max, `Keep it to ${max} characters.`),
      z.refine(block, noControl),
    );

/** What is said to a reason that was chosen, or instead of one. */
export const whyText = () => longText(limits.reason.wanted, limits.reason.longest);
/** Where none of the reasons is chosen, one must be written. */
export const saysOther = z.refine<{ reason?: string | undefined; reasonText?: string | undefined }>(
  ({ reason, reasonText }) => reason !== "OTHER" || !!reasonText,
  { error: limits.reason.wanted, path: ["reasonText"] },
);
/** A reason in one's own words that somebody else, or the activity log, is told. */
export const ownReason = () => {
  const { asked, longest, shortest } = limits.reason;
  return longText(asked, longest, shortest);
};

/** What was read before it was changed (`seenOf`); without it the last word wins. */
export const seen = z.optional(z.string().check(z.maxLength(8)));

const unsaid = "Check this field.";
/** What the schema of a field says of it where it is not left empty. */
function ownWords(issue: z.core.$ZodRawIssue) {
  const [first] = (issue.code === "invalid_union" && issue.errors?.at(-1)) || [];
  const said = first && !first.path.length && first.message;
  return said && said !== "Invalid input" ? said : unsaid;
}

/** A field that may be left out or left empty. */
export const maybe = <S extends z.core.$ZodType>(
  schema: S,
  error: string | typeof ownWords = ownWords,
) =>
  z.optional(
    z.union(
      [
        z.pipe(
          z.literal(""),
          z.transform(() => undefined),
        ),
        schema,
      ],
      { error },
    ),
  );

const inHundredths = (given: number) => Math.round(given * 100) / 100 === given;

/** A number that may arrive as text, as it does in a multipart body. */
export const number = (
  ask: string | (() => string),
  min: number,
  max: number,
  step: "whole" | "hundredths" | "decimal" = "whole",
) =>
  z.pipe(
    z.union(
      [
        z.number(),
        z.pipe(z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)), z.transform(Number)),
      ],
      { error: ask },
    ),
    z
      .number({ error: ask })
      .check(
        z.gte(min, { error: ask }),
        z.lte(max, { error: ask }),
        ...(step === "whole" ? [z.multipleOf(1, "Give a whole number.")] : []),
        ...(step === "hundredths" ? [z.refine<number>(inHundredths, { error: ask })] : []),
      ),
  );

/** The version of a record as it was read: what is another by now is neither changed nor acted on unseen. */
export const version = number("Send the version as a number.", 1, 1_000_000_000);
/** What goes with a deed at a record that was looked at. */
export const lookedAt = z.object({ version: maybe(version) });

const running = () => new Date().getUTCFullYear();
/** A year up to the one that is running, which the clock tells each time: a server runs on over New Year. */
export function pastYear(first: number) {
  const ask = () => `Give a year from ${first} to ${running()}.`;
  const isPast = z.refine<number>((year) => year <= running(), { error: ask });
  return number(ask, first, 9999).check(isPast);
}

/** A list of short texts; in a multipart body it arrives as JSON. */
export const words = (ask: string, most: number, max = 80) =>
  z.pipe(
    z.union([z.array(z.string()), z.pipe(z.string(), z.transform(parsed))], { error: ask }),
    z.array(text(ask, max), { error: ask }).check(z.maxLength(most, `Keep it to ${most}.`)),
  );

/** One or several of a filter; several arrive in a query as JSON. */
export const several = <const Item extends z.core.$ZodType<string>>(item: Item, most = 50) =>
  z.pipe(
    z.union([z.array(z.string()), z.pipe(z.string(), z.transform(listed))]),
    z.array(item).check(z.maxLength(most, `Choose at most ${most}.`)),
  );

function listed(raw: string): unknown {
  const list = parsed(raw);
  return Array.isArray(list) ? list : [raw];
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** A yes or no that may arrive as text. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])], { error: "Choose yes or no." }),
  z.transform((value) => value === true || value === "true"),
);

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  ask = "Choose one of the options.",
) => z.enum(values, { error: ask });

export const id = z.uuid("Choose one from the list.");

/** Ids of a bulk call: a JSON array in the query, or a list in a body. */
export const ids = (max: number) =>
  z.pipe(
    z.union([z.array(id), z.pipe(z.string(), z.transform(parsed))]),
    z
      .array(id, { error: "Send the ids as a JSON array." })
      .check(
        z.minLength(1, "Choose at least one."),
        z.maxLength(max, `Send at most ${max} at a time.`),
      ),
  );

/** The address of somebody else, who is named in what asks for it. */
export const emailOf = (ask: string) =>
  z
    .string({ error: ask })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, ask),
      z.maxLength(limits.email.longest, `Keep it to ${limits.email.longest} characters.`),
      z.email(limits.email.asked),
    );
export const email = emailOf("Write your email address.");

// E.164: a plus, then 8 to 15 digits.
export const phone = z.string({ error: "Write a phone number." }).check(
  z.trim(),
  z.overwrite((raw) => {
    const digits = raw.replace(/[\s()-]/g, "");
    return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : digits;
  }),
  z.regex(/^\+[1-9]\d{7,14}$/, "Write 10 digits, or start with + and the country code."),
);

// What joins letters, or keeps them apart, belongs to names of Indian scripts and of Persian.
const person = /^(?:[\p{L}\p{M}][\u200C\u200D]?|[ .'’-])+$/u;
export const personName = (ask: string) =>
  text(ask, 60).check(z.regex(person, "Use letters, spaces, hyphens and apostrophes."));

export const url = z.string({ error: "Write a web address." }).check(
  z.trim(),
  z.maxLength(limits.webAddress.longest, `Keep it to ${limits.webAddress.longest} characters.`),
  z.overwrite((raw) => (raw && !/^[a-z][a-z0-9+.-]*:/i.test(raw) ? `https://${raw}` : raw)),
  z.refine(leadsSomewhere, limits.webAddress.asked),
);

/** A page of the web at a host that has a name of several parts. */
function leadsSomewhere(raw: string) {
  try {
    const { protocol, hostname } = new URL(raw);
    return /^https?:$/.test(protocol) && /[.:]/.test(hostname);
  } catch {
    return false;
  }
}

/** A calendar day, as ISO writes it, of a year that clocks write in four digits. */
export const day = (ask: string) =>
  z.string({ error: ask }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, ask),
    z.refine(
      (raw) =>
        raw >= "1000" &&
        raw < "9999" &&
        !Number.isNaN(Date.parse(raw)) &&
        new Date(raw).toISOString().startsWith(raw),
      ask,
    ),
  );

const dayLong = 24 * 60 * 60 * 1000;
const { behind, ahead } = limits.hiring.joining;

/** The day on which somebody begins, not as far away as only a slip of the hand would write. */
export const joiningDay = () =>
  day("Give the joining date.").check(
    z.refine((raw) => {
      const days = (Date.parse(raw) - Date.now()) / dayLong;
      return Number.isNaN(days) || (days >= -behind && days <= ahead);
    }, "Give a joining date from a year ago to three years ahead."),
  );

/** A moment that somebody gives, with its offset; of this century, as no plan lies elsewhere. */
export const instant = (ask: string) =>
  z
    .string({ error: ask })
    .check(
      z.refine(
        (raw) =>
          raw.length <= 40 &&
          !Number.isNaN(Date.parse(raw)) &&
          /^20\d\d-.*T.*(Z|[+-]\d\d:?\d\d)$/.test(raw),
        ask,
      ),
    );

/** A time of the day, like 09:30. */
export const timeOfDay = (ask: string) =>
  z.string({ error: ask }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, ask));

export const password = (min: number, max: number) =>
  z
    .string({ error: "Choose a password." })
    .check(
      z.minLength(min, `Use at least ${min} characters.`),
      z.maxLength(max, `Keep it to ${max} characters.`),
    );

/** A moment, as ISO writes it with its offset. */
export const moment = z.string();
