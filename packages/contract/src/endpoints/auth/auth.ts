import { endpoints } from "../../endpoint";
import { z } from "zod/mini";
import type { authRootOf } from "../../roots";
import type { Role } from "../../roles";
import * as account from "../../schemas/account";

type AuthRoot = (typeof authRootOf)[Role];

/** Getting in, staying in and getting out: the same calls for each role, under its own root. */
const shared = <R extends AuthRoot>(root: R, role: Role) => ({
  ...endpoints(root, {
    resendOtp: {
      route: "POST /resend-otp",
      summary: "Sends a new code for the account the ticket names.",
      open: true,
      body: account.byTicket,
      response: account.moved(role),
      moves: true,
    },
    verifyOtp: {
      route: "POST /verify-otp",
      summary:
        "Checks a code: of a registration, of a log-in by code, or of two-step verification.",
      open: true,
      body: account.codeCheck,
      response: account.moved(role),
      moves: true,
    },
    createPassword: {
      route: "POST /create-password",
      summary: "Sets the first password, or the one that a forced change asks for, and signs in.",
      open: true,
      body: account.chosenPassword,
      response: account.moved(role),
      moves: true,
    },
    logIn: {
      route: "POST /login",
      summary: "Signs in by password.",
      open: true,
      body: account.logIn,
      response: account.moved(role),
      moves: true,
    },
    logOut: { route: "POST /logout", summary: "Ends this session.", open: true, quiet: "toast" },
    forgotPassword: {
      route: "POST /forgot-password",
      summary: "Sends a code with which a new password may be chosen.",
      open: true,
      body: account.byEmail,
      response: account.ticketReply,
    },
    resetOtp: {
      route: "POST /reset-otp",
      summary: "Checks the code of a forgotten password.",
      open: true,
      body: account.resetCode,
      response: account.ticketReply,
    },
    newPassword: {
      route: "POST /new-password",
      summary: "Sets a new password after its code; signs nobody in, and ends every other session.",
      open: true,
      body: account.chosenPassword,
    },
    changePassword: {
      route: "POST /change-password",
      summary: "Changes the password of the signed-in user; other sessions end.",
      early: true,
      unpaid: true,
      own: true,
      body: account.passwordChange,
    },
    twoStepVerification: {
      route: "POST /two-step-verification",
      summary: "Asks to switch two-step verification on or off; sends a code.",
      unpaid: true,
      own: true,
      body: account.twoStepRequest,
    },
    twoStepVerifyOtp: {
      route: "POST /two-step-verify-otp",
      summary: "Confirms the switch by its code; new recovery codes come with switching on.",
      unpaid: true,
      own: true,
      body: account.twoStepCode,
      response: account.twoStepState,
    },
    sessions: {
      route: "GET /sessions",
      summary: "Lists where the user is signed in.",
      early: true,
      response: z.array(account.signedInSession),
    },
    endSession: {
      route: "DELETE /sessions/{id}",
      summary: "Ends one session.",
      early: true,
      unpaid: true,
      own: true,
    },
    endSessions: {
      route: "POST /sessions/end-others",
      summary: "Ends every session but this one.",
      early: true,
      unpaid: true,
      own: true,
    },
  }),
});

/** The refresh is apart: the client sends it by itself, never a screen. */
export const refreshEndpoint = <R extends AuthRoot>(root: R) =>
  endpoints(root, {
    refresh: {
      route: "GET /refresh-token",
      summary:
        "Exchanges the refresh cookie for a new access token. Needs the header of a page of ours.",
      open: true,
      response: z.object({ accessToken: z.string() }),
    },
  });

export const studentAuth = {
  ...endpoints("authStudent", {
    register: {
      route: "POST /register",
      summary: "Registers a student and sends a code.",
      open: true,
      body: account.studentRegistration,
      response: account.moved("STUDENT"),
      moves: true,
    },
    logInByOtp: {
      route: "POST /login-otp",
      summary: "Sends a code to log in with instead of a password.",
      open: true,
      body: account.byEmail,
      response: account.moved("STUDENT"),
      moves: true,
    },
  }),
  ...shared("authStudent", "STUDENT"),
  ...refreshEndpoint("authStudent"),
};

const staffRegister = <R extends AuthRoot>(root: R, role: Role, summary: string) =>
  endpoints(root, {
    register: {
      route: "POST /register",
      summary,
      open: true,
      body: account.staffRegistration,
      response: account.moved(role),
      moves: true,
    },
  });

export const poAuth = {
  ...staffRegister(
    "authPo",
    "PLACEMENT_OFFICER",
    "Registers a placement officer and sends a code.",
  ),
  ...shared("authPo", "PLACEMENT_OFFICER"),
  ...refreshEndpoint("authPo"),
};

export const hrAuth = {
  ...staffRegister("authHr", "HUMAN_RESOURCE", "Registers an HR user and sends a code."),
  ...shared("authHr", "HUMAN_RESOURCE"),
  ...refreshEndpoint("authHr"),
};
