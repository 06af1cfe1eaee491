// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { steer } from "@/lib/go";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { LogInByCode } from "./log-in-by-code";

test("who must change their password is led to where they do by their code, too", async () => {
  const verifyOtp = answering(
    refusal(
      { message: "Choose a new password to go on.", mode: "CHANGEPASSWORD", ticket: "change" },
      403,
    ),
  );
  const { stores, user } = renderScreen(<LogInByCode />, {
    calls: { student: { auth: { verifyOtp } } },
  });
  stores.session.sendOn("STUDENT", "LOGIN-OTP", "ticket");
  const gone = vi.fn<(to: string) => void>();
  steer(gone);
  await user.type(await screen.findByLabelText("Code"), "123456");
  await waitFor(() =>
    expect(gone).toHaveBeenCalledWith("/student/create-password", { replace: true }),
  );
  expect(stores.session).toMatchObject({ mode: "CHANGEPASSWORD", ticket: "change" });
});
