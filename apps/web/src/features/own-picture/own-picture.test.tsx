// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { OwnPictureField, useOwnPicture } from "./own-picture";

const Logo = () => <OwnPictureField picture={useOwnPicture("hr", null)} name="Kestrel Mobility" />;

test("a picture says once that it is optional, and what it may be", () => {
  renderScreen(<Logo />, { area: "hr", mode: "DASHBOARD" });
  expect(screen.getByText(/^Optional/).textContent).toBe("Optional, PNG, JPG or WebP, up to 2 MB");
});
