// @vitest-environment jsdom
import { ApiFailure } from "@toran/api-client/failure";
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { StoresContext } from "@/stores/use-stores";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { CreatePassword } from "./create-password";
import { Otp } from "./otp";

type Auth = NonNullable<NonNullable<FakeCalls["po"]>["auth"]>;
const over = /Your last code no longer works/;

/** Somebody who is asked for a code, in one of the modes that ask. */
function asked(mode: string, auth: Auth, state: object = {}) {
  const { stores, user } = renderScreen(null, { calls: { po: { auth } } });
  stores.session.sendOn("PLACEMENT_OFFICER", mode, "ticket");
  render(
    <StoresContext value={stores}>
      <MemoryRouter initialEntries={[{ pathname: "/po/otp", state }]}>
        <Otp area="po" />
      </MemoryRouter>
    </StoresContext>,
  );
  return { calls: stores.calls, session: stores.session, user };
}

test("who comes without a live code may ask for one at once, and is not told any more that there is none", async () => {
  const { session, user } = asked("RESEND_MAIL", {
    resendOtp: async () => {
      session.moved("PLACEMENT_OFFICER", { mode: "VERIFY_OTP", ticket: "ticket" });
      return ok({ mode: "VERIFY_OTP" as const, ticket: "ticket" });
    },
  });
  expect(screen.getByText(over)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send another code/ }));
  await screen.findByText(/^If another code may be sent, it is on its way/);
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  expect(screen.queryByText(over)).toBeNull();
});

test("a code that has run out is said to have, before the page is loaded anew", async () => {
  const message = "That code is not right, or it has run out.";
  const gone = refusal({ message, mode: "RESEND_MAIL", ticket: "ticket" });
  const { user } = asked("VERIFY_OTP", { verifyOtp: answering(gone) });
  expect(screen.queryByText(over)).toBeNull();
  await user.type(screen.getByLabelText("Code"), "123456");
  expect(await screen.findByText(over)).toBeTruthy();
});

test("who logs in before their address is confirmed is not told that a code is over which may live", () => {
  asked("RESEND_MAIL", {}, { email: "meera.k@nilgiri.example", unproven: true });
  expect(screen.getByText(/^Confirm your address before you log in/)).toBeTruthy();
  expect(screen.queryByText(over)).toBeNull();
});

test("a code that cannot be sent, and one that cannot be asked for, say why and may be tried again", async () => {
  const { calls, user } = asked("RESEND_MAIL", {});
  vi.spyOn(calls, "po").mockRejectedValue(new ApiFailure(0));
  await user.click(screen.getByRole("button", { name: /^Send another code/ }));
  expect(await screen.findByText(/^Network Error/)).toBeTruthy();
  await user.type(screen.getByLabelText("Code"), "123456");
  await waitFor(() => expect(screen.getAllByText(/^Network Error/)).toHaveLength(2));
  // Nobody has judged it yet: it is sent again without being written again.
  expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("123456");
  for (const button of screen.getAllByRole("button"))
    expect(button.getAttribute("aria-busy")).toBeNull();
});

test("a code that is unfinished or wrong leads back to its boxes", async () => {
  const message = "That code is not right. Check the newest mail from us.";
  const wrong = refusal({ message, errors: { otp: message } }, 400);
  const { user } = asked("VERIFY_OTP", { verifyOtp: answering(wrong) });
  const boxes = screen.getByLabelText("Code");
  const go = screen.getByRole("button", { name: /^Continue/ });
  await user.type(boxes, "123");
  await user.click(go);
  await waitFor(() => expect(boxes.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(boxes);
  await user.type(boxes, "456");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(boxes);
});

const linkOf = (shown: ReactNode) => {
  const { unmount } = renderScreen(shown);
  const link = screen.getByRole("link", { name: /^Go to (log in|register)/ });
  unmount();
  return link.getAttribute("href");
};

test("who looks for the code in another tab is led to where one is sent to somebody without a password", () => {
  expect(linkOf(<Otp area="hr" />)).toBe("/hr/register");
  expect(linkOf(<CreatePassword area="hr" />)).toBe("/hr/register");
  expect(linkOf(<Otp area="student" />)).toBe("/student/login");
});
