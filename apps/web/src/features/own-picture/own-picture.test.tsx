// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { OwnPictureField, useOwnPicture } from "./own-picture";

const Logo = () => <OwnPictureField picture={useOwnPicture("hr", null)} name="Kestrel Mobility" />;

test("a picture says once that it is optional, and what it may be", () => {
  renderScreen(<Logo />, { area: "hr", mode: "DASHBOARD" });
  expect(screen.getByText(/^Optional/).textContent).toBe("Optional, PNG, JPG or WebP, up to 2 MB");
});

test("why a picture is not taken is said at its field alone, and by a toast once its page was left", async () => {
  const manners: unknown[] = [];
  const waiting = late();
  const setLogo = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user, stores, unmount } = renderScreen(<Logo />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { company: { setLogo } } },
  });
  const file = new File(["x"], "logo.png", { type: "image/png" });
  const choose = () =>
    user.upload(document.querySelector("input[type=file]") as HTMLInputElement, file);
  await choose();
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toMatchObject([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toEqual([]);
  await choose();
  unmount();
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ title: "The picture is not saved" }]),
  );
});
