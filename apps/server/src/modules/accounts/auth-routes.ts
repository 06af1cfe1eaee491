import { api, refreshHeader, type Role } from "@toran/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { forbidden } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { securityEvent } from "../../http/security-event";
import { deviceName } from "./device-name";
import { logIn, sendCode, userBy } from "./log-in";
import { changePassword, createPassword, newPassword, resetOtp } from "./new-password";
import {
  dropCookie,
  endByCookie,
  endSessions,
  endSessionsOf,
  giveCookie,
  rotate,
} from "./sessions";
import { ranOut } from "./signed-in";
import { signUp } from "./sign-up";
import { sessions } from "./tables";
import { askToSwitch, confirmSwitch } from "./two-step";
import { resendOtp, sendReset, verifyOtp } from "./verify-otp";

const { register: studentRegister, logInByOtp, ...studentRows } = api.student.auth;
const { register: officerRegister, ...officerRows } = api.po.auth;
const { register: hrRegister, ...hrRows } = api.hr.auth;

/** Getting in, staying in and getting out, for the three roles. */
export function authRoutes(app: FastifyInstance, deps: Deps) {
  implement(
    app,
    deps,
    { register: studentRegister, logInByOtp },
    {
      register: async ({ body, call }) => {
        const ticket = await signUp(deps, "STUDENT", body, call);
        return said({ mode: "VERIFY_SIGNUP", ticket }, codeSent);
      },
      logInByOtp: async ({ body: { email }, call }) => {
        const role = "STUDENT";
        const user = await userBy(deps.db, role, email);
        await sendCode(deps, { role, email, purpose: "log-in", user, call });
        const ticket = await deps.tokens.ticket({
          role,
          email,
          purpose: "log-in",
          subject: randomUUID(),
        });
        return said({ mode: "LOGIN-OTP", ticket }, codeSent);
      },
    },
  );
  implement(
    app,
    deps,
    { register: officerRegister },
    { register: registerStaff(deps, "PLACEMENT_OFFICER") },
  );
  implement(
    app,
    deps,
    { register: hrRegister },
    { register: registerStaff(deps, "HUMAN_RESOURCE") },
  );
  implement(app, deps, studentRows, sharedHandlers(deps, "STUDENT"));
  implement(app, deps, officerRows, sharedHandlers(deps, "PLACEMENT_OFFICER"));
  implement(app, deps, hrRows, sharedHandlers(deps, "HUMAN_RESOURCE"));
}

const codeSent = "If that address is right, a code is on its way to it.";

interface StaffRegistration {
  body: { firstName: string; lastName?: string | undefined; email: string; phone: string };
  call: Call;
}
const registerStaff =
  (deps: Deps, role: Role) =>
  async ({ body, call }: StaffRegistration) =>
    said({ mode: "VERIFY_OTP" as const, ticket: await signUp(deps, role, body, call) }, codeSent);

const sharedHandlers = (deps: Deps, role: Role): Handlers<typeof hrRows> => ({
  resendOtp: async ({ body, call }) =>
    said(await resendOtp(deps, role, body.ticket, call), codeSent),
  verifyOtp: ({ body, call }) => verifyOtp(deps, role, body, call),
  createPassword: ({ body, call }) => createPassword(deps, role, body, call),
  logIn: ({ body, call }) => logIn(deps, role, body, call),

  logOut: async ({ call }) => {
    await endByCookie(deps.db, deps, role, call);
    const token = call.header("authorization")?.replace(/^Bearer\s+/i, "");
    const claims = token && (await deps.tokens.readAccess(token));
    if (claims && claims.role === role) await endSessions(deps.db, deps, [claims.sessionId]);
    dropCookie(deps, role, call);
    securityEvent(call.log, "signed-out", { role });
  },

  forgotPassword: async ({ body: { email }, call }) => {
    await sendReset(deps, role, email, call);
    const ticket = await deps.tokens.ticket({
      role,
      email,
      purpose: "reset",
      subject: randomUUID(),
    });
    return said({ ticket }, codeSent);
  },
  resetOtp: ({ body, call }) => resetOtp(deps, role, body, call),
  newPassword: ({ body, call }) => newPassword(deps, role, body, call),
  changePassword: ({ user, body, call }) => changePassword(deps, user, body, call),
  twoStepVerification: ({ user, body }) => askToSwitch(deps, user, body),
  twoStepVerifyOtp: ({ user, body, call }) => confirmSwitch(deps, user, body, call),

  refresh: async ({ call }) => {
    // A page of ours proves itself by a header that other origins may not send without asking.
    const site = call.header("sec-fetch-site");
    if (
      call.header(refreshHeader.name) !== refreshHeader.value ||
      (site && site !== "same-origin")
    ) {
      securityEvent(call.log, "refresh-refused", { role, address: call.address });
      throw forbidden("This call is only for the pages of this product.");
    }
    const { user, sessionId, secret } = await rotate(deps, role, call);
    giveCookie(deps, role, secret, call);
    return {
      accessToken: await deps.tokens.access({ userId: user.id, role, sessionId }, user.mode),
    };
  },

  sessions: async ({ user }) => {
    const rows = await deps.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt)))
      .orderBy(desc(sessions.usedAt))
      .limit(100);
    const open = rows.filter((session) => !ranOut(session, deps.now()));
    return open.map(({ id, device, address, startedAt, usedAt }) => ({
      id,
      device: deviceName(device),
      address,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: id === user.sessionId,
    }));
  },
  endSession: async ({ user, params, call }) => {
    const mine = and(eq(sessions.id, params.id), eq(sessions.userId, user.id));
    const { id } = await one(
      deps.db.select({ id: sessions.id }).from(sessions).where(mine),
      "The session",
    );
    await endSessions(deps.db, deps, [id]);
    securityEvent(call.log, "session-ended", { actor: user.id, session: id });
    return said(undefined, "That device has been signed out.");
  },
  endSessions: async ({ user, call }) => {
    await endSessionsOf(deps.db, deps, user.id, user.sessionId);
    securityEvent(call.log, "sessions-ended", { actor: user.id });
    return said(undefined, "Your other devices have been signed out.");
  },
});
