import type { Browser } from "./browser";
import { ok } from "./ok";
import type { TestServer } from "./start-server";

export const password = "lantern over the door";

/** Registers a student the way a person does: form, mail, code. */
export async function signUpStudent(
  server: TestServer,
  browser: Browser = server.browser(),
  email = server.newEmail(),
) {
  const { auth } = browser.api.student;
  const { data } = ok(
    await auth.register({ body: { firstName: "Asha", lastName: "Rao", email, password } }),
  );
  const otp = await server.codeFor(email);
  const verified = ok(await auth.verifyOtp({ body: { ticket: data.ticket ?? "", otp } }));
  return { browser, email, mode: verified.data.mode };
}

/** Registers an officer or an HR user the way a person does: form, mail, code, password. */
export async function signUpStaff(
  server: TestServer,
  area: "po" | "hr",
  browser: Browser = server.browser(),
  email = server.newEmail("meera.k"),
) {
  const { auth } = browser.api[area];
  const form = { firstName: "Meera", lastName: "Krishnan", email, phone: "+919812345678" };
  const { data } = ok(await auth.register({ body: form }));
  const otp = await server.codeFor(email);
  const verified = ok(await auth.verifyOtp({ body: { ticket: data.ticket ?? "", otp } }));
  const signedIn = ok(
    await auth.createPassword({ body: { ticket: verified.data.ticket ?? "", password } }),
  );
  return { browser, email, mode: signedIn.data.mode };
}
