// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { inDollars } from "@/features/hiring/testing/in-dollars";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OfferActions } from "./offer-actions";
import { job } from "./testing/job";
import { openJob } from "./testing/open-job";

beforeEach(() => window.sessionStorage.clear());

const readWithStipend = async () => ok({ ...job, pay: { ...job.pay, stipend: 20_000 } });
const readInDollars = async () => ok({ ...job, pay: inDollars });

test("a pay is written in another currency and by the month, keeps the amounts typed, and asks for the rate", async () => {
  const create = answering(ok(job));
  const { user } = openJob({ jobs: { create } }, paths.hr.newJob);
  await user.type(await screen.findByLabelText("Title"), "Fleet Engineer");
  await user.selectOptions(screen.getAllByLabelText("Kind")[0]!, "FULL_TIME");
  await user.type(screen.getByLabelText(/^Fixed, rupees a year/), "120000");
  expect(screen.getByText("Together ₹1.2 LPA, which is what students see.")).toBeTruthy();
  expect(screen.queryByLabelText(/^Rupees for one/)).toBeNull();

  await user.selectOptions(screen.getByLabelText("Currency"), "US dollars (USD)");
  const fixed = screen.getByLabelText<HTMLInputElement>(/^Fixed, US dollars a year/);
  expect(fixed.value).toBe("120,000");
  expect(
    screen.getByText("Together $120,000 a year. Give the rate to see it in rupees."),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(
    await screen.findByText("Say how many rupees one of the currency is worth, like 85.25."),
  ).toBeTruthy();
  const rate = screen.getByLabelText("Rupees for one US dollar");
  await waitFor(() => expect(document.activeElement).toBe(rate));
  expect(create.asked).toEqual([]);

  await user.type(rate, "85.5");
  expect(screen.queryByText(/^Say how many rupees/)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Paid"), "By the month");
  await user.clear(screen.getByLabelText(/^Fixed, US dollars a month/));
  await user.type(screen.getByLabelText(/^Fixed, US dollars a month/), "5000");
  await user.type(screen.getByLabelText(/^Joining bonus, US dollars once/), "2000");
  expect(
    screen.getByText(
      "Together $62,000 a year. Students read: $5,000 a month and $2,000 once, about ₹53.01 LPA at ₹85.5 a dollar.",
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  await waitFor(() => expect(create.asked).toHaveLength(1));
  const pay = { fixed: 5_000, joiningBonus: 2_000, currency: "USD", period: "MONTH", rate: 85.5 };
  expect(create.asked).toMatchObject([{ body: { pay } }]);
});

test("a stipend is told of with the rest of the pay, and is not sent of a kind of job that is not asked for one", async () => {
  const create = answering(ok(job));
  const { user } = openJob({ jobs: { create } }, paths.hr.newJob);
  await user.type(await screen.findByLabelText("Title"), "Fleet Engineer");
  const kind = screen.getAllByLabelText("Kind")[0]!;
  await user.selectOptions(kind, "INTERNSHIP_PPO");
  await user.type(screen.getByLabelText("Stipend, rupees a month"), "40000");
  expect(screen.getByText("Students read: ₹40,000 a month.")).toBeTruthy();
  await user.type(screen.getByLabelText(/^Fixed, rupees a year/), "800000");
  expect(
    screen.getByText("Together ₹8,00,000 a year. Students read: ₹40,000 a month, then ₹8 LPA."),
  ).toBeTruthy();
  await user.selectOptions(kind, "FULL_TIME");
  expect(screen.queryByLabelText(/^Stipend/)).toBeNull();
  expect(screen.getByText("Together ₹8 LPA, which is what students see.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  await waitFor(() => expect(create.asked).toHaveLength(1));
  expect(create.asked[0]).toHaveProperty("body.pay", { fixed: 800_000 });
});

test("a stipend that a job of another kind tells by now is shown, and stays", async () => {
  const save = answering(ok(job));
  const { user } = openJob({ jobs: { save, read: readWithStipend } }, "/hr/jobs/job/edit");
  expect(await screen.findByDisplayValue("20,000")).toBe(screen.getByLabelText(/^Stipend/));
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  await waitFor(() => expect(save.asked).toHaveLength(1));
  expect(save.asked[0]).toHaveProperty("body.pay.stipend", 20_000);
});

test("a rate does not follow into another currency, and none is sent of rupees", async () => {
  const save = answering(ok(job));
  const { user } = openJob({ jobs: { save, read: readInDollars } }, "/hr/jobs/job/edit");
  const rate = await screen.findByLabelText<HTMLInputElement>("Rupees for one US dollar");
  expect(rate.value).toBe("85");
  await user.selectOptions(screen.getByLabelText("Currency"), "Euros (EUR)");
  expect(screen.getByLabelText<HTMLInputElement>("Rupees for one euro").value).toBe("");
  await user.selectOptions(screen.getByLabelText("Currency"), "Rupees (INR)");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  await waitFor(() => expect(save.asked).toHaveLength(1));
  expect(save.asked[0]).toHaveProperty("body.pay", { fixed: 50_000, variable: 10_000 });
});

test("an offer of a job in dollars is made in dollars, part by part and with its rate", async () => {
  const wrong = refusal({ errors: { "pay.variable": "Give a whole number." } });
  const extend = answering<typeof wrong | ReturnType<typeof ok<typeof madeOffer>>>(
    wrong,
    ok(madeOffer),
  );
  const onChanged = vi.fn<() => void>();
  const sheet = { ...candidate("Asha Rao"), state: "SELECTED" as const, offers: [] };
  const { user } = renderScreen(
    <OfferActions sheet={sheet} job={{ ...job, pay: inDollars }} onChanged={onChanged} />,
    { area: "hr", mode: "DASHBOARD", calls: { hr: { offers: { extend } } } },
  );
  await user.click(screen.getByRole("button", { name: "Make an offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByLabelText(/rupees a year/)).toBeNull();
  expect(dialog.queryByLabelText(/^Equity/)).toBeNull();
  const variable = dialog.getByLabelText(/^Variable, US dollars a year/);
  await user.clear(variable);
  await user.type(variable, "15000");
  expect(
    dialog.getByText("Students read: $65,000 a year, about ₹55.25 LPA at ₹85 a dollar."),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  expect(await dialog.findByText("Give a whole number.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const pay = { fixed: 50_000, variable: 15_000, currency: "USD", rate: 85 };
  const body = { applicationId: "Asha Rao", role: "Fleet Engineer", pay, replyDays: 14 };
  expect(extend.asked).toEqual([{ body }, { body }]);
});

test("a company reads a pay in dollars as it told it, with the rupees", async () => {
  openJob({ jobs: { read: readInDollars } }, "/hr/jobs/job?tab=details");
  const words = "$60,000 a year, about ₹51 LPA at ₹85 a dollar";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(`${words} (Fixed $50,000 + Variable $10,000)`)).toBeTruthy();
});
