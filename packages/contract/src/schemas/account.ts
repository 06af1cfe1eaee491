import { z } from "zod/mini";
import { digitsAsked, limits } from "../limits";
import { modes, type Role } from "../roles";
import {
  email,
  flag,
  longText,
  moment,
  password,
  personName,
  phone,
  maybe,
  seen,
  text,
} from "./fields";

const newPassword = password(limits.password.min, limits.password.max);
/** A password as it is given to be compared: only its length is bounded. */
const givenPassword = z
  .string({ error: "Write your password." })
  .check(
    z.minLength(1, "Write your password."),
    z.maxLength(limits.password.max, "That password is too long."),
  );
/** Names the account that a step of signing in is about; made by the server, worthless alone. */
const ticket = z
  .string({ error: "Start again from the log-in page." })
  .check(z.minLength(1), z.maxLength(2000));
const otp = z
  .string({ error: digitsAsked })
  .check(z.trim(), z.regex(new RegExp(`^\\d{${limits.otp.digits}}$`), digitsAsked));
const secondFactor = z.string({ error: "Write the 6 digits, or a recovery code." }).check(
  z.trim(),
  z.overwrite((raw) => raw.replace(/[\s-]/g, "")),
  z.regex(/^(\d{6}|\d{10})$/, "Write the 6 digits, or a recovery code of 10."),
);

/** Where a reply moves the user on to. */
export const moved = (role: Role) =>
  z.object({
    mode: z.enum(modes[role]),
    accessToken: z.optional(z.string()),
    ticket: z.optional(z.string()),
  });
export type Moved = z.output<ReturnType<typeof moved>>;

const names = {
  firstName: personName("Write your first name."),
  lastName: maybe(personName("Write your last name.")),
};
export const studentRegistration = z.object({ ...names, email, password: newPassword });
export const staffRegistration = z.object({ ...names, email, phone });
export const logIn = z.object({ email, password: givenPassword });
export const byEmail = z.object({ email });
export const byTicket = z.object({ ticket });
export const codeCheck = z.object({ ticket, otp: secondFactor });
export const resetCode = z.object({ ticket, otp });
export const chosenPassword = z.object({ ticket, password: newPassword });
export const passwordChange = z.object({ currentPassword: givenPassword, password: newPassword });
export const ticketReply = z.object({ ticket: z.string() });

export const twoStepRequest = z.object({ enabled: flag, password: givenPassword });
/** With what the code is meant to bring about: another tab may have asked for the other since. */
export const twoStepCode = z.object({ otp, enabled: z.optional(flag) });
export const twoStepState = z.object({
  enabled: z.boolean(),
  /** Shown once, when two-step verification is switched on or the codes are made anew. */
  recoveryCodes: z.optional(z.array(z.string())),
});
export const security = z.object({
  email: z.string(),
  twoStep: z.boolean(),
  recoveryCodesLeft: z.number(),
  passwordChangedAt: z.nullable(moment),
});

export const signedInSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  startedAt: moment,
  usedAt: moment,
  current: z.boolean(),
});

export const accountSettings = z.object({
  ...names,
  phone: maybe(phone),
  designation: maybe(text("Write your designation.", 80)),
});
export const accountEdit = z.extend(accountSettings, { seen });
export const account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type Account = z.output<typeof account>;
/** What `accountEdit` changes, as it is read. */
export const accountFacts = z.pick(account, {
  firstName: true,
  lastName: true,
  phone: true,
  designation: true,
});

/** Help asked for by somebody who cannot get in. */
export const helpRequest = z.object({
  email,
  message: longText("Tell us what happens, in a sentence or two.", limits.support.longest, 20),
});
