// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { steer } from "@/lib/go";
import { StoresContext } from "@/stores/use-stores";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { codeWasSent } from "./code-sent";
import { LogIn } from "./log-in";

afterEach(() => vi.useRealTimers());

const minute = 60_000;
const ticketUntil = (moment: number) => `head.${btoa(JSON.stringify({ exp: moment / 1000 }))}.sign`;

/** Somebody whose password fits, and who is asked for a code. */
async function atSecondStep(lives = 60 * minute) {
  const ticket = ticketUntil(Date.now() + lives);
  const resendOtp = answering(ok({ mode: "VERIFY_OTP" as const, ticket }));
  const logIn = answering(refusal({ message: "Write the code.", mode: "2STEP_AUTH", ticket }, 403));
  const verifyOtp = answering(
    refusal(
      { message: "Choose a new password to go on.", mode: "CHANGEPASSWORD", ticket: "change" },
      403,
    ),
  );
  const view = renderScreen(<LogIn area="hr" />, {
    calls: { hr: { auth: { logIn, resendOtp, verifyOtp } } },
  });
  await view.user.type(screen.getByLabelText("Email"), "vikram@kestrel.example");
  await view.user.type(screen.getByLabelText("Password"), "lantern-over-the-door{Enter}");
  await screen.findByRole("heading", { name: "One more step" });
  const reload = (area: "hr" | "po" = "hr") => {
    cleanup();
    render(
      <StoresContext value={view.stores}>
        <LogIn area={area} />
      </StoresContext>,
    );
  };
  return { ...view, resendOtp, verifyOtp, reload, ticket };
}

test("a page that is loaded anew at the second step stays there", async () => {
  const { reload } = await atSecondStep();
  reload();
  expect(screen.getByRole("heading", { name: "One more step" })).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("it asks for the password once its ticket has run out, in another area, and for somebody else", async () => {
  const { reload, user } = await atSecondStep();
  reload("po");
  expect(screen.getByLabelText("Password")).toBeTruthy();
  reload();
  vi.useFakeTimers({ now: Date.now() + 61 * minute, toFake: ["Date"] });
  reload();
  expect(screen.getByLabelText("Password")).toBeTruthy();
  vi.useRealTimers();
  reload();
  await user.click(screen.getByRole("button", { name: "Log in as someone else" }));
  await screen.findByLabelText("Password");
  reload();
  expect(screen.getByLabelText("Password")).toBeTruthy();
});

test("the second step sends another code, and is still there when the page is loaded anew", async () => {
  const { reload, resendOtp, ticket, user } = await atSecondStep();
  expect(screen.getByRole("button", { name: /^Send another code in/ })).toHaveProperty(
    "disabled",
    true,
  );
  window.sessionStorage.clear();
  reload();
  await user.click(screen.getByRole("button", { name: /^Send another code(?! in)/ }));
  expect(await screen.findByText(/^If another code may be sent, it is on its way/)).toBeTruthy();
  expect(resendOtp.asked).toEqual([{ body: { ticket } }]);
  reload();
  expect(screen.getByRole("heading", { name: "One more step" })).toBeTruthy();
});

test("the wait for another code goes on from when the last one was sent", async () => {
  const { reload } = await atSecondStep();
  codeWasSent();
  vi.useFakeTimers({ now: Date.now() + 42_000, toFake: ["Date"] });
  reload();
  expect(screen.getByRole("button", { name: /^Send another code in 18 s/ })).toBeTruthy();
  vi.setSystemTime(Date.now() + 20_000);
  reload();
  expect(screen.getByRole("button", { name: /^Send another code(?! in)/ })).toBeTruthy();
});

test("who must change their password after the second step is led to where they do", async () => {
  const { stores, user, verifyOtp } = await atSecondStep();
  const gone = vi.fn<(to: string) => void>();
  steer(gone);
  await user.type(screen.getByLabelText("Code"), "123456{Enter}");
  await waitFor(() => expect(gone).toHaveBeenCalledWith("/hr/create-password", { replace: true }));
  expect(verifyOtp.asked).toHaveLength(1);
  expect(stores.session).toMatchObject({ mode: "CHANGEPASSWORD", ticket: "change" });
  expect(screen.queryByText("Choose a new password to go on.")).toBeNull();
});
