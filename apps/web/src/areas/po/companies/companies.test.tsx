// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { companyListing, companyPage } from "@toran/contract/schemas/connection";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { z } from "zod/mini";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OfficerSearch } from "../search/officer-search";
import { request } from "@/features/connections/testing/request";
import { season } from "../testing/season";
import { CompaniesScreen } from "./companies-screen";
import { CompanyScreen } from "./company-screen";

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

type Listed = z.output<typeof companyListing>["items"][number];
const company = (n: number, more: Partial<Listed> = {}): Listed => ({
  id: `company-${n}`,
  name: `Company ${n}`,
  city: "Pune",
  picture: null,
  sector: "Railways",
  size: "51 to 200 people",
  connection: null,
  connectionId: null,
  initiatedBy: null,
  ...more,
});
const page = (more: Partial<z.output<typeof companyPage>> = {}) => ({
  id: "company-1",
  name: "Company 1",
  type: "PRIVATE" as const,
  sector: { id: "1", name: "Railways" },
  size: null,
  website: "https://company.example",
  established: 1990,
  services: [],
  about: "Lays rails.",
  linkedinUrl: null,
  logo: null,
  contact: null,
  address: null,
  infrastructure: [],
  connection: null,
  ...more,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};
const address = () => screen.getByLabelText("Address").textContent;

function open(companies: NonNullable<FakeCalls["po"]>["companies"], path: string, more = {}) {
  const shown = renderScreen(
    <>
      <OfficerSearch />
      <Routes>
        <Route path={paths.po.companies} element={<CompaniesScreen />} />
        <Route path={paths.po.company} element={<CompanyScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { area: "po", mode: "DASHBOARD", path, calls: { po: season({ companies, ...more }) } },
  );
  void shown.stores.po.load();
  return shown;
}

test("companies are searched, narrowed and paged as the address says, and each leads to its page", async () => {
  const asked: unknown[] = [];
  const ten = Array.from({ length: 10 }, (_, at) => company(at + 1));
  ten[1] = company(2, { connection: "APPROVED" });
  const { user } = open(
    {
      list: async ({ query } = {}) => {
        asked.push(query);
        return query?.next
          ? ok({ items: [company(11)], next: null })
          : ok({ items: ten, next: "n", total: 11 });
      },
      read: async () => ok(page()),
    },
    "/po/companies?city=Pune",
  );
  const row = await screen.findByRole("row", { name: /Company 2\b/ });
  expect(within(row).getByText("Connected")).toBeTruthy();
  expect(await screen.findByRole("row", { name: /Company 11/ })).toBeTruthy();
  expect(screen.getAllByText("11 match")).not.toEqual([]);
  await user.type(screen.getByRole("searchbox"), "rail");
  await waitFor(() => expect(address()).toBe("/po/companies?city=Pune&search=rail"));
  await user.click(screen.getByRole("button", { name: "Remove Pune" }));
  await waitFor(() =>
    // So few rows have their next window asked for at once.
    expect(asked).toContainEqual({ search: "rail", next: undefined, connectionType: "ALL" }),
  );
  await user.click(await screen.findByRole("row", { name: /Company 1\b/ }));
  expect(await screen.findByRole("heading", { name: "Company 1" })).toBeTruthy();
  expect(address()).toBe("/po/companies/company-1");
});

test("what is typed while another tab is chosen stays, and is looked for there", async () => {
  const asked: unknown[] = [];
  const { user } = open(
    {
      list: async ({ query } = {}) => {
        asked.push(query);
        return ok({ items: [company(1)], next: null, total: 1 });
      },
    },
    "/po/companies",
  );
  const field = await screen.findByRole("searchbox");
  await user.type(field, "rail");
  await user.click(screen.getByRole("tab", { name: "Connected" }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ search: "rail", next: undefined, connectionType: "CONNECTED" }),
  );
  expect(screen.getByRole("searchbox")).toBe(field);
  expect(field).toHaveProperty("value", "rail");
});

test("requests of companies are answered, and the college's own can be taken back", async () => {
  const decide = answering(ok(request(1, { status: "APPROVED" })));
  const { user } = open(
    {
      status: async ({ query } = {}) =>
        query?.connectionType === "PENDING_SENT"
          ? ok({ items: [request(2, { initiatedBy: "COLLEGE" })], next: null })
          : ok({ items: [request(1)], next: null }),
      decide,
    },
    "/po/companies?tab=requests",
  );
  expect(await screen.findByText("We hire twelve engineers this year.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept Company 1" }));
  await user.click(screen.getByRole("radio", { name: "You asked" }));
  await user.click(
    await screen.findByRole("button", { name: "Take back the request to Company 2" }),
  );
  expect(decide.asked).toEqual([
    { params: { id: request(1).id }, body: { status: "APPROVED" } },
    { params: { id: request(2).id }, body: { status: "WITHDRAWN" } },
  ]);
});

test("the tab of requests tells how many wait, once that is known and after each answer", async () => {
  const approvals = answering(
    ok({ waiting: 2, approved: 7, rejected: 1 }),
    ok({ waiting: 1, approved: 8, rejected: 1 }),
  );
  const { user, stores } = open(
    {
      status: async () => ok({ items: [request(1)], next: null }),
      decide: async () => ok(request(1, { status: "APPROVED" })),
    },
    "/po/companies?tab=requests",
    { dashboard: { approvals } },
  );
  await screen.findByText("We hire twelve engineers this year.");
  void stores.po.answers.load();
  expect(await screen.findByRole("tab", { name: /^Requests\s*2$/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept Company 1" }));
  expect(await screen.findByRole("tab", { name: /^Requests\s*1$/ })).toBeTruthy();
});

test("whose requests are looked at stands in the address, for a reload and the way back", async () => {
  const calls = {
    status: async ({ query }: { query?: { connectionType?: string } } = {}) => {
      const own = query?.connectionType === "PENDING_SENT";
      return ok({
        items: own ? [request(2, { initiatedBy: "COLLEGE" })] : [request(1)],
        next: null,
      });
    },
  };
  const first = open(calls, "/po/companies?tab=requests");
  await first.user.click(await screen.findByRole("radio", { name: "You asked" }));
  expect(await screen.findByText("Company 2")).toBeTruthy();
  const sent = "/po/companies?tab=requests&connectionType=PENDING_SENT";
  expect(address()).toBe(sent);
  first.unmount();
  open(calls, sent);
  expect(await screen.findByText("Company 2")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "You asked" })).toHaveProperty("checked", true);
});

test("an officer asks a company to connect with a message, and sees what became of it", async () => {
  let now = page();
  const connect = vi.fn<
    (input: { body: object }) => Promise<ReturnType<typeof ok<ReturnType<typeof request>>>>
  >(async () => {
    now = page({ connection: request(1, { initiatedBy: "COLLEGE" }) });
    return ok(request(1, { initiatedBy: "COLLEGE" }));
  });
  const { user } = open({ read: async () => ok(now), connect }, "/po/companies/company-1");
  await user.click(await screen.findByRole("button", { name: "Ask to connect" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox"), "Visit us in July.");
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("You asked")).toBeTruthy();
  expect(connect.mock.calls[0]?.[0]).toEqual({
    body: { companyId: "company-1", status: "PENDING", message: "Visit us in July." },
  });
  expect(screen.queryByRole("button", { name: "Ask to connect" })).toBeNull();
});

test("a connection is ended with a reason, and its story is told", async () => {
  const event = { by: "COLLEGE" as const, who: "Meera Krishnan", reason: null, reasonText: null };
  const connection = request(1, {
    status: "APPROVED",
    history: [{ ...event, status: "APPROVED", at: "2026-11-14T10:00:00Z" }],
  });
  const decide = answering(ok(connection));
  const { user } = open(
    { read: async () => ok(page({ connection })), decide },
    "/po/companies/company-1",
  );
  expect(await screen.findByText("Meera Krishnan accepted")).toBeTruthy();
  expect(document.title).toBe("Company 1 · Toran");
  await user.click(screen.getByRole("button", { name: "End the connection" }));
  const dialog = await screen.findByRole("dialog");
  await user.selectOptions(within(dialog).getByRole("combobox"), "PAST_CONDUCT");
  await user.click(within(dialog).getByRole("button", { name: /^End the connection/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decide.asked).toEqual([
    {
      params: { id: connection.id },
      body: { status: "DISCONNECTED", reason: "PAST_CONDUCT" },
    },
  ]);
});

test("a company that nobody has asked yet is blocked with a reason", async () => {
  const block = answering(ok(request(1, { status: "BLOCKED" })));
  const { user } = open(
    { read: async () => ok(page({ connection: null })), block },
    "/po/companies/company-1",
  );
  await user.click(await screen.findByRole("button", { name: "Block" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Block Company 1?" }));
  await user.selectOptions(dialog.getByRole("combobox"), "UNVERIFIED_COMPANY");
  await user.click(dialog.getByRole("button", { name: /^Block/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(block.asked).toEqual([{ body: { companyId: "company-1", reason: "UNVERIFIED_COMPANY" } }]);
});

test("a company that is not there says so, and one that does not come tries again", async () => {
  let failure = refusal({ message: "Not now." }, 503);
  const { user } = open({ read: async () => failure }, "/po/companies/company-1");
  await screen.findByText("Not now.");
  failure = refusal({ message: "The company was not found." }, 404);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There is no such company")).toBeTruthy();
});

test("Ctrl K finds students, companies and what can be done, and leads there", async () => {
  const all = answering(
    ok({
      students: [
        { id: "s1", name: "Asha Rao", detail: "22CS001 · Civil", type: "STUDENT", picture: null },
      ],
      companies: [
        {
          id: "company-1",
          name: "Asha Foods",
          detail: "Pune",
          type: "COMPANY",
          picture: "its-logo",
        },
      ],
      actions: [{ id: "companies.find", name: "Find companies", detail: null, type: "COMPANIES" }],
    }),
  );
  const { user } = open({ read: async () => ok(page()) }, "/po/elsewhere", { search: { all } });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "asha");
  expect(await screen.findByRole("option", { name: /Asha Foods/ })).toBeTruthy();
  expect(screen.getByRole("option", { name: /Find companies/ })).toBeTruthy();
  await user.click(screen.getByRole("option", { name: /Asha Rao/ }));
  await waitFor(() => expect(address()).toBe("/po/students?student=s1"));
  expect(all.asked.at(-1)).toEqual({ query: { search: "asha" } });
});
