import { limits } from "@toran/contract";
import { greeting, letter, productName, type Written } from "../../mail/letter";

const { lives: worthFor } = limits.otp;
const minutes = worthFor / 60_000;

export const signUpCode = (firstName: string, code: string): Written => ({
  worthFor,
  subject: `${code} is your ${productName} code`,
  text: letter(
    greeting(firstName),
    `Here is the code that confirms your email address: ${code}`,
    `It works for ${minutes} minutes. If you did not sign up, you can leave this mail alone; nothing happens without the code.`,
  ),
});

export const alreadyHere = (firstName: string, logIn: string): Written => ({
  subject: `You already have a ${productName} account`,
  text: letter(
    greeting(firstName),
    "Somebody, most likely you, just tried to sign up with this address. You already have an account with it.",
    `You can log in here: ${logIn}`,
    "If you have forgotten the password, choose “Forgot password” on that page.",
  ),
});

export const logInCode = (firstName: string, code: string): Written => ({
  worthFor,
  subject: `${code} is your ${productName} log-in code`,
  text: letter(
    greeting(firstName),
    `Here is your code to log in: ${code}`,
    `It works once, for ${minutes} minutes. If you did not ask for it, somebody may have typed your address by mistake; they cannot get in without this code.`,
  ),
});

export const twoStepSwitchCode = (firstName: string, code: string): Written => ({
  worthFor,
  subject: `${code} confirms a change to your ${productName} security`,
  text: letter(
    greeting(firstName),
    `Here is the code that confirms the change to two-step verification: ${code}`,
    `It works for ${minutes} minutes. If you did not ask for this change, please change your password.`,
  ),
});

export const resetCode = (firstName: string, code: string): Written => ({
  worthFor,
  subject: `${code} is your ${productName} code for a new password`,
  text: letter(
    greeting(firstName),
    `Here is the code with which you can choose a new password: ${code}`,
    `It works for ${minutes} minutes. If you did not ask for it, your password stays as it is.`,
  ),
});

export const passwordChanged = (firstName: string): Written => ({
  subject: `Your ${productName} password was changed`,
  text: letter(
    greeting(firstName),
    "Your password was just changed, and you were signed out on your other devices.",
    "If this was not you, choose “Forgot password” on the log-in page at once, and write to us.",
  ),
});

export const twoStepSwitched = (firstName: string, enabled: boolean): Written => ({
  subject: `Two-step verification is ${enabled ? "on" : "off"}`,
  text: letter(
    greeting(firstName),
    enabled
      ? "Two-step verification is now on. From now on we ask for a code as well as your password."
      : "Two-step verification is now off. Your password alone signs you in.",
    "If this was not you, please change your password now.",
  ),
});

export const recoveryCodesRenewed = (firstName: string): Written => ({
  subject: "You have new recovery codes",
  text: letter(
    greeting(firstName),
    "Your recovery codes were just made anew. Those you had before open nothing any more.",
    "If this was not you, please change your password now.",
  ),
});

export const refreshReplayed = (firstName: string): Written => ({
  subject: `We signed you out to keep your ${productName} account safe`,
  text: letter(
    greeting(firstName),
    "An old sign-in of yours was used a second time. That can mean that somebody copied it, so we ended that session.",
    "Please log in again. If you do not recognise this, change your password too.",
  ),
});

interface Invited {
  email: string;
  /** Where they begin. */
  way: string;
  kind: "college" | "company";
}
export const managerInvited = (firstName: string, { email, way, kind }: Invited): Written => ({
  subject: `You are invited to your ${kind} on ${productName}`,
  text: letter(
    greeting(firstName),
    kind === "college"
      ? "A colleague has invited you to the placement office of your college."
      : "A colleague has invited you to hire with them for your company.",
    `Begin here: ${way}`,
    `Use ${email} there: with another email address you would set up a ${kind} of your own.`,
    "If you do not know what this is about, you can leave this mail alone.",
  ),
});

export const addressChanged = (firstName: string, address: string): Written => ({
  subject: `Your ${productName} account has another email address`,
  text: letter(
    greeting(firstName),
    `Your placement office has changed the address of your account to ${address}. You log in with that one from now on.`,
    "If that is not your address, write to your placement office at once.",
  ),
});
