// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Dispute } from "./dispute";

beforeEach(() => window.sessionStorage.clear());

test("what is written of wrong data is told at its field, and outlives a reload until it is put away", async () => {
  const dispute = answering(refusal({ errors: { text: "Say it in other words." } }, 400));
  const open = () =>
    renderScreen(<Dispute id="receipt" onDisputed={() => undefined} />, {
      area: "student",
      calls: { student: { hiring: { receipts: { dispute } } } },
    });
  const first = open();
  await first.user.click(screen.getByRole("button", { name: "My data is wrong" }));
  const field = screen.getByRole("textbox", { name: "What is wrong" });
  expect(document.activeElement).toBe(field);
  await first.user.keyboard("No.");
  await first.user.click(screen.getByRole("button", { name: /^Send/ }));
  expect(screen.getByText("Say what is wrong, in 10 letters or more.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await first.user.keyboard(" My tenth marks are 91.");
  await first.user.click(screen.getByRole("button", { name: /^Send/ }));
  expect(await screen.findByText("Say it in other words.")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  expect(dispute.asked).toMatchObject([{ body: { text: "No. My tenth marks are 91." } }]);
  first.unmount();

  const { user } = open();
  expect(screen.getByDisplayValue("No. My tenth marks are 91.")).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "My data is wrong" }));
  expect(window.sessionStorage.length).toBe(0);
});
