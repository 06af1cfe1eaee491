// @vitest-environment jsdom
import { ApiFailure } from "@toran/api-client/failure";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { asksToStay } from "@/testing/asks-to-stay";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { SecuritySettings } from "./security-settings";
import { guard, here, phone } from "./testing/sessions";

type Auth = NonNullable<NonNullable<FakeCalls["student"]>["auth"]>;
const open = (auth: Auth, twoStep = false) =>
  renderScreen(<SecuritySettings area="student" />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: { student: { account: { security: async () => ok({ ...guard, twoStep }) }, auth } },
  });

test("a lost phone is logged out from another browser, and this one is told from it", async () => {
  const replies = [ok([here, phone]), ok([here])];
  const endSession = answering(ok(undefined));
  const { user } = open({ sessions: async () => replies.shift() ?? ok([here]), endSession });
  expect(await screen.findByText(/^This browser/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Log out Chrome on Android/ }));
  await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
  expect(endSession.asked).toEqual([{ params: { id: "phone" } }]);
  expect(screen.queryByRole("button", { name: /^Log out/ })).toBeNull();
});

test("all other browsers are logged out at once", async () => {
  const replies = [ok([here, phone]), ok([here])];
  const endSessions = answering(ok(undefined));
  const { user } = open({ sessions: async () => replies.shift() ?? ok([here]), endSessions });
  await user.click(await screen.findByRole("button", { name: /^Log out everywhere else/ }));
  await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
  expect(endSessions.asked).toHaveLength(1);
});

test.each([/^Log out Chrome on Android/, /^Log out everywhere else/])(
  "where the button %s has gone with what it ended, the focus is at the heading of the list",
  async (name) => {
    const replies = [ok([here, phone]), ok([here])];
    const { user } = open({
      sessions: async () => replies.shift() ?? ok([here]),
      endSession: answering(ok(undefined)),
      endSessions: answering(ok(undefined)),
    });
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
    const heading = screen.getByRole("heading", { name: "Where you are logged in" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  },
);

test("new recovery codes are made by the password and a code, and what follows is said", async () => {
  const twoStepVerification = answering(ok(undefined));
  const { user } = open({ sessions: async () => ok([here]), twoStepVerification }, true);
  await user.click(await screen.findByRole("button", { name: /^Make new recovery codes/ }));
  expect(screen.getByText("The codes you have work no longer.")).toBeTruthy();
  await user.type(screen.getByLabelText("Your password"), "lantern-over-the-door");
  await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
  expect(await screen.findByRole("button", { name: /^Confirm/ })).toBeTruthy();
  expect(twoStepVerification.asked).toEqual([
    { body: { enabled: true, password: "lantern-over-the-door" } },
  ]);
});

test("a code that was sent before a reload can still be entered", async () => {
  const message = "We have just sent you a code. Look for it, or wait a minute for another.";
  const twoStepVerifyOtp = answering(ok({ enabled: true, recoveryCodes: [] }));
  const { user } = open({
    sessions: async () => ok([here]),
    twoStepVerification: answering(refusal({ message }, 429)),
    twoStepVerifyOtp,
  });
  await user.click(await screen.findByRole("button", { name: /^Switch two-step log-in on/ }));
  await user.type(await screen.findByLabelText("Your password"), "lantern-over-the-door");
  await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
  await user.click(await screen.findByRole("button", { name: "Enter the code" }));
  await user.type(await screen.findByLabelText("Code from your mail"), "123456");
  await user.click(screen.getByRole("button", { name: /^Confirm/ }));
  await waitFor(() =>
    expect(twoStepVerifyOtp.asked).toEqual([{ body: { otp: "123456", enabled: true } }]),
  );
  await user.click(await screen.findByRole("button", { name: "I have kept them" }));
});

function InTabs() {
  const [security, setSecurity] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setSecurity(!security)}>
        Another tab
      </button>
      {security && <SecuritySettings area="student" />}
    </>
  );
}

test("recovery codes are there again after a look at another tab, until they are kept", async () => {
  const { user, stores } = renderScreen(<InTabs />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        account: { security: async () => ok({ ...guard, twoStep: true }) },
        auth: {
          sessions: async () => ok([here]),
          twoStepVerification: answering(ok(undefined)),
          twoStepVerifyOtp: answering(ok({ enabled: true, recoveryCodes: ["48215937"] })),
        },
      },
    },
  });
  const makeCodes = async () => {
    await user.click(await screen.findByRole("button", { name: /^Make new recovery codes/ }));
    await user.type(await screen.findByLabelText("Your password"), "lantern-over-the-door");
    await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
    await user.type(await screen.findByLabelText("Code from your mail"), "123456");
    await user.click(screen.getByRole("button", { name: /^Confirm/ }));
    expect(await screen.findByText("48215937")).toBeTruthy();
  };
  const lookAway = async () => {
    await user.click(screen.getByRole("button", { name: "Another tab" }));
    expect(screen.queryByText("48215937")).toBeNull();
    const asked = asksToStay();
    await user.click(screen.getByRole("button", { name: "Another tab" }));
    return asked;
  };
  await makeCodes();
  expect(asksToStay()).toBe(true);
  expect(await lookAway()).toBe(true);
  expect(await screen.findByText("48215937")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I have kept them" }));
  expect(asksToStay()).toBe(false);
  expect(await lookAway()).toBe(false);
  expect(await screen.findByRole("button", { name: /^Make new recovery codes/ })).toBeTruthy();

  await makeCodes();
  await user.click(screen.getByRole("button", { name: "Another tab" }));
  act(() => stores.session.clear());
  expect(asksToStay()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Another tab" }));
  expect(screen.queryByText("48215937")).toBeNull();
});

test("after too many wrong passwords no code is offered to be entered, as none was sent", async () => {
  const message = "That was tried too often. Wait a few minutes.";
  const { user } = open({
    sessions: async () => ok([here]),
    twoStepVerification: answering(refusal({ message, errors: { password: message } }, 429)),
  });
  await user.click(await screen.findByRole("button", { name: /^Switch two-step log-in on/ }));
  await user.type(await screen.findByLabelText("Your password"), "a wrong guess{Enter}");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Enter the code" })).toBeNull();
});

test("where the answer to a code was lost, it is shown whether the second step is on by now", async () => {
  const guards = [ok(guard)];
  const twoStepVerifyOtp = answering(new ApiFailure(0));
  const { user } = renderScreen(<SecuritySettings area="student" />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        account: { security: async () => guards.shift() ?? ok({ ...guard, twoStep: true }) },
        auth: {
          sessions: async () => ok([here]),
          twoStepVerification: answering(ok(undefined)),
          twoStepVerifyOtp,
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Switch two-step log-in on/ }));
  await user.type(await screen.findByLabelText("Your password"), "lantern-over-the-door");
  await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
  await user.type(await screen.findByLabelText("Code from your mail"), "123456");
  await user.click(screen.getByRole("button", { name: /^Confirm/ }));
  expect(await screen.findByText("On")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ask for another code" }));
  expect(screen.getByText("The codes you have work no longer.")).toBeTruthy();
});

test("who cancels while the code is asked for is not led on once it is sent", async () => {
  const { coming, come } = late();
  let asked = 0;
  const { user } = open({
    sessions: async () => ok([here]),
    twoStepVerification: async () => {
      asked++;
      await coming;
      return ok(undefined);
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Switch two-step log-in on/ }));
  await user.type(await screen.findByLabelText("Your password"), "lantern-over-the-door");
  await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
  await waitFor(() => expect(asked).toBe(1));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await act(async () => come());
  await user.click(screen.getByRole("button", { name: /^Switch two-step log-in on/ }));
  expect(screen.getByLabelText("Your password")).toBeTruthy();
  expect(screen.queryByLabelText("Code from your mail")).toBeNull();
});

test("a code that has run out leads back to where another one is asked for", async () => {
  const twoStepVerification = answering(ok(undefined), ok(undefined));
  const says = "That code has run out. Ask for a new one.";
  const twoStepVerifyOtp = answering(refusal({ message: says }, 400));
  const { user } = open({
    sessions: async () => ok([here]),
    twoStepVerification,
    twoStepVerifyOtp,
  });
  const send = async () => {
    await user.type(await screen.findByLabelText("Your password"), "lantern-over-the-door");
    await user.click(screen.getByRole("button", { name: /^Send me a code/ }));
  };
  await user.click(await screen.findByRole("button", { name: /^Switch two-step log-in on/ }));
  await send();
  await user.type(await screen.findByLabelText("Code from your mail"), "123456");
  await user.click(screen.getByRole("button", { name: /^Confirm/ }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Code from your mail"));
  await user.click(screen.getByRole("button", { name: "Ask for another code" }));
  await send();
  expect(await screen.findByLabelText("Code from your mail")).toBeTruthy();
  expect(twoStepVerification.asked).toHaveLength(2);
});
