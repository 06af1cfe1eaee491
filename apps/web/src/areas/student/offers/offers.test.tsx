// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { beforeEach, expect, test } from "vitest";
import { sentOffer } from "@/features/hiring/testing/sent-offer";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ExternalOffersScreen } from "./external-offers-screen";

beforeEach(() => window.sessionStorage.clear());

type Hiring = NonNullable<NonNullable<FakeCalls["student"]>["hiring"]>;
const open = (externalOffers: Hiring["externalOffers"]) =>
  renderScreen(<ExternalOffersScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: { hiring: { externalOffers } },
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });
const letter = new File(["%PDF"], "letter.pdf", { type: "application/pdf" });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Proof", { selector: "input" }), {
    target: { files: [file] },
  });

test("a refused offer puts the focus on what is wrong first", async () => {
  const { user } = open({ list: async () => ok([]) });
  await user.click(await screen.findByRole("button", { name: "Record an offer" }));
  await user.keyboard("Orbit Foods{Tab}Process engineer{Enter}");
  expect(await screen.findByText("Give the joining date.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Pay, LPA"));
  await user.keyboard("9{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Joining date")));
});

test("an offer is recorded with its proof, told at the field what is wrong, and waits", async () => {
  const send = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<ExternalOffer>>>(
    refusal({ errors: { proof: "This file is not a PDF." } }),
    ok(sentOffer),
  );
  const { user } = open({ list: async () => ok([]), send });
  await user.click(await screen.findByRole("button", { name: "Record an offer" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Company" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement?.textContent).toBe("Record an offer");
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: /^Send to verify/ }));
  for (const wrong of [
    "Name the company.",
    "Name the role.",
    "Give the pay per year, or the stipend per month.",
    "Add the letter or the mail.",
  ])
    expect(await screen.findByText(wrong)).toBeTruthy();
  choose(new File(["MZ"], "setup.exe", { type: "application/x-msdownload" }));
  expect(await screen.findByText("Choose another file: PDF, PNG or JPG, up to 5 MB.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Company" }), "Orbit Foods");
  await user.type(screen.getByRole("textbox", { name: "Role" }), "Process engineer");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Where it comes from" }),
    "Pre-placement offer",
  );
  fireEvent.change(screen.getByLabelText("Joining date"), { target: { value: "2027-07-01" } });
  fireEvent.blur(screen.getByLabelText("Joining date"));
  choose(letter);
  await user.type(screen.getByLabelText("Pay, LPA"), "9.5");
  await user.click(screen.getByRole("button", { name: /^Send to verify/ }));
  expect(await screen.findByText("This file is not a PDF.")).toBeTruthy();
  expect(screen.getByDisplayValue("Orbit Foods")).toBeTruthy();
  choose(letter);
  await user.click(screen.getByRole("button", { name: /^Send to verify/ }));
  expect(await screen.findByText("To be verified")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Record an offer");
  expect(send.asked.at(-1)).toMatchObject({
    body: { company: "Orbit Foods", ctc: 950_000, source: "PPO", proof: letter },
  });
  expect(await screen.findByRole("link", { name: "letter.pdf" })).toBeTruthy();
});

test("an offer that was turned down says why, and is put right and sent again with the proof it has", async () => {
  const answer = "The letter does not name the role.";
  const sendAgain = answering(ok(sentOffer));
  const withdraw = answering(ok({ ...sentOffer, state: "WITHDRAWN" as const }));
  const { user } = open({
    list: async () => ok([{ ...sentOffer, state: "TURNED_DOWN" as const, answer }]),
    sendAgain,
    withdraw,
  });
  expect(await screen.findByText(answer)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Correct and send again/ }));
  const role = screen.getByRole("textbox", { name: "Role" });
  await user.clear(role);
  await user.type(role, "Plant engineer");
  await user.click(screen.getByRole("button", { name: /^Send again/ }));
  expect(await screen.findByText("To be verified")).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Take it back/);
  expect(sendAgain.asked).toMatchObject([
    { params: { id: sentOffer.id }, body: { role: "Plant engineer", ctc: 900_000 } },
  ]);
  await user.click(screen.getByRole("button", { name: /^Take it back/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  expect(withdraw.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Take it back/ }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: /^Take it back/ }),
  );
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
});
