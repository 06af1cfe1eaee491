import { addDays, collegeZone, momentAt, wallAt } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { remindOfBlocks } from "./reminders";

const server = await startServer();
const { day: today } = wallAt(server.deps.now(), collegeZone);
const waitFor = (days: number, time: string) => {
  const moment = momentAt({ day: addDays(today, days), time }, collegeZone);
  server.pass(moment.getTime() - server.deps.now().getTime());
};

test("a mail that waits for the morning reminds of nothing that has begun, was moved or taken out by then", async () => {
  const lead = await server.person("officer-ready");
  const { calendar } = lead.api.po;
  const channels = [{ type: "calendar.reminder", channel: "EMAIL", on: true } as const];
  ok(await lead.api.notifications.savePreferences({ body: { channels } }));
  const on = addDays(today, 2);
  const put = async (body: Parameters<typeof calendar.createBlock>[0]["body"]) =>
    ok(await calendar.createBlock({ body })).data;
  const add = (title: string, startTime: string) =>
    put({ title, startDay: on, startTime, endDay: on, endTime: "23:00", reminders: [1440] });
  await add("Before sunrise", "05:00");
  await add("Breakfast", "07:30");
  const params = { id: (await add("Lunch", "12:00")).id };
  const gone = await add("Dinner", "19:00");
  await put({ title: "Open day", allDay: true, startDay: on, endDay: on, reminders: [60] });
  waitFor(1, "23:10");
  await remindOfBlocks(server.deps);
  const to = { fromDay: addDays(today, 2), toDay: addDays(today, 4), startTime: "12:00" };
  ok(await calendar.moveBlock({ params, body: to }));
  ok(await calendar.removeBlock({ params: { id: gone.id } }));
  waitFor(2, "07:01");
  const mailed = (await server.mails(lead.email)).map(({ subject, text }) => subject + text).join();
  for (const title of ["Breakfast", "Open day"]) expect(mailed).toContain(title);
  expect(mailed).not.toMatch(/Before sunrise|Lunch|Dinner/);
});
