// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ChangePassword } from "./change-password";

const saved = /^Your new password is saved/;

test("that a password is saved is not said any more beside the next one, which is refused", async () => {
  const wrong = refusal({ errors: { currentPassword: "That is not your present password." } });
  const changePassword = answering<ReturnType<typeof ok<undefined>> | typeof wrong>(
    ok(undefined),
    wrong,
  );
  const { user } = renderScreen(<ChangePassword area="hr" />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { auth: { changePassword } } },
  });
  const change = async () => {
    await user.type(screen.getByLabelText("Current password"), "lantern-over-the-door");
    await user.type(screen.getByLabelText("New password"), "a-lamp-in-the-window");
    await user.click(screen.getByRole("button", { name: /^Change password/ }));
  };
  await change();
  expect(await screen.findByText(saved)).toBeTruthy();
  await change();
  expect(await screen.findByText("That is not your present password.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(saved)).toBeNull());
});
