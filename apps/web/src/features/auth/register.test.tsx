// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
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

test("a form whose code does not come says that there is no network, and is sent by the next press", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const register = answering(ok({ mode: "VERIFY_OTP" as const, ticket: "ticket" }));
  const { stores, user } = renderScreen(<Register area="hr" />, {
    calls: { hr: { auth: { register } } },
  });
  vi.spyOn(stores.calls, "hr").mockRejectedValueOnce(new TypeError("Failed to fetch."));
  await user.type(screen.getByLabelText("First name"), "Vikram");
  await user.type(screen.getByLabelText("Email"), "vikram@kestrel.example");
  await user.type(screen.getByLabelText("Mobile"), "98400 12345");
  const send = screen.getByRole("button", { name: /^Send me a code/ });
  await user.click(send);
  expect(await screen.findByText(/^Network Error/)).toBeTruthy();
  expect(register.asked).toEqual([]);
  await user.click(send);
  await waitFor(() => expect(register.asked).toHaveLength(1));
});
