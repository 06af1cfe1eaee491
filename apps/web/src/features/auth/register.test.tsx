// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { StoresContext } from "@/stores/use-stores";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Otp } from "./otp";
import { Register } from "./register";
import { registrationDraft } from "./use-registration-draft";

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test("who starts again finds what they wrote, but for the password", async () => {
  const first = renderScreen(<Register area="student" />);
  await first.user.type(screen.getByLabelText("First name"), "Ananya");
  await first.user.type(screen.getByLabelText("Email"), "ananya@nilgiri.exmaple");
  await first.user.type(screen.getByLabelText("Password"), "a lantern of my own");
  first.unmount();
  expect(Object.values(window.sessionStorage).join()).not.toContain("lantern");

  const second = renderScreen(<Register area="student" />);
  expect(valueOf("First name")).toBe("Ananya");
  expect(valueOf("Email")).toBe("ananya@nilgiri.exmaple");
  expect(valueOf("Password")).toBe("");
  second.unmount();
});

test("nothing of it stays once the account is made", async () => {
  const verifyOtp = answering(ok({ mode: "CREATE_PASSWORD" as const, ticket: "next" }));
  const first = renderScreen(<Register area="po" />, { calls: { po: { auth: { verifyOtp } } } });
  await first.user.type(screen.getByLabelText("First name"), "Meera");
  first.unmount();
  first.stores.session.sendOn("PLACEMENT_OFFICER", "VERIFY_OTP", "ticket");
  render(
    <StoresContext value={first.stores}>
      <MemoryRouter>
        <Otp area="po" />
      </MemoryRouter>
    </StoresContext>,
  );
  await first.user.type(screen.getByLabelText("Code"), "123456");
  await waitFor(() => expect(registrationDraft("po").read()).toBeUndefined());
});
