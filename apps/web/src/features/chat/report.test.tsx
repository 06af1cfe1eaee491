// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { open } from "./testing/open-conversation";

test("a report that says too little leads to what is missing, and is asked of the server once it is whole", async () => {
  const report = answering(ok(undefined));
  const { user } = open({ report });
  await user.click(await screen.findByRole("button", { name: /^More about the message/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Report" }));
  const send = async () => {
    screen.getByRole("button", { name: /^Report/ }).focus();
    await user.keyboard("{Enter}");
  };
  await send();
  const reason = screen.getByLabelText("What is wrong with it");
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(screen.getByText("Choose what is wrong with it.")).toBeTruthy();
  await user.selectOptions(reason, "OTHER");
  await send();
  const text = screen.getByLabelText(/^What happened/);
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(screen.getByText("Write what happened.")).toBeTruthy();
  expect(report.asked).toEqual([]);
  await user.keyboard("They ask for money");
  await send();
  const body = { reason: "OTHER", text: "They ask for money" };
  await waitFor(() => expect(report.asked).toEqual([{ params: { id: "m1" }, body }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});
