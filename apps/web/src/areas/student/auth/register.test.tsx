// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { RegisterScreen } from "./register-screen";

const secret = "s".repeat(43);

test("who comes by the link of an invitation is told of once, and the secret leaves the address", async () => {
  history.replaceState(null, "", `/student/register?invited=${secret}&lang=en`);
  const opened = answering(ok(undefined));
  const calls = { student: { invitations: { opened } } };
  renderScreen(<RegisterScreen />, { area: "student", calls });
  await waitFor(() => expect(opened.asked).toEqual([{ body: { secret } }]));
  expect(location.search).toBe("?lang=en");
});

test("who comes without one tells nobody anything", async () => {
  history.replaceState(null, "", "/student/register");
  const opened = answering(ok(undefined));
  renderScreen(<RegisterScreen />, {
    area: "student",
    calls: { student: { invitations: { opened } } },
  });
  await waitFor(() => expect(document.querySelector("form")).toBeTruthy());
  expect(opened.asked).toEqual([]);
});
