// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ok } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { InviteColleague } from "./invite-colleague";

test("who is written down while an invitation is on its way is not wiped off by its answer", async () => {
  window.sessionStorage.clear();
  const { coming, come } = late();
  const onInvited = vi.fn<() => void>();
  const invite = async () => {
    await coming;
    return ok({}) as never;
  };
  const { user } = renderScreen(<InviteColleague area="hr" onInvited={onInvited} />, {
    area: "hr",
    calls: { hr: { managers: { invite } } },
  });
  const name = screen.getByLabelText<HTMLInputElement>("First name");
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  await user.type(name, "Divya");
  await user.type(email, "divya@kestrel.example");
  await user.click(screen.getByRole("button", { name: /^Send the invitation/ }));
  await user.clear(name);
  await user.type(name, "Farah");
  await act(async () => come());
  await waitFor(() => expect(onInvited).toHaveBeenCalled());
  expect(name.value).toBe("Farah");
});
