import { addMonths, collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { chosen, pay } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { invoices } from "./tables";

const server = await startServer();

test("an invoice tells the days of its plan by the clock of India, as it tells its own", async () => {
  // To 20:00 UTC, which is half past one on the next day in India.
  const now = server.deps.now();
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 20);
  server.pass(at - now.getTime());
  const officer = await server.person("officer-ready");
  const { id } = await chosen(officer);
  ok(await pay(officer, id));
  ok(await officer.api.po.billing.createInvoice({ params: { id } }));
  const [row] = await server.db.select().from(invoices);
  const inIndia = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
  const ends = inIndia.format(new Date(`${addMonths(collegeDay(new Date(at)), 12)}T06:00:00Z`));
  expect(row?.said.description).toContain(`until ${ends}`);
});
