import * as address from "@toran/contract/schemas/address";
import * as college from "@toran/contract/schemas/college";
import { companyContact, companyFacts } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { colleagueOf } from "../../testing/colleague";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const late = "Somebody else has changed this. Load it again to see what is new.";

/** What was read, as it is written; what is not there is left out. */
const written = (read: object) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));

test("two officers who change one part of their college are told of each other, and each part is its own", async () => {
  const officer = await server.person("officer-ready");
  const other = await colleagueOf(server, officer);
  const mine = officer.api.po;
  const theirs = other.api.po;
  const read = ok(await mine.college.data()).data;

  const info = (name: string) => {
    const body = { ...z.parse(college.collegeInfoEdit, written(read.college)), name };
    return { body: { ...body, seen: seenOf(college.collegeInfo, read.college) } };
  };
  ok(await mine.college.updateInfo(info("Nilgiri College")));
  const refused = refusal(await theirs.college.updateInfo(info("Nilgiri Institute")));
  expect([refused.status, refused.message]).toEqual([409, late]);
  expect(ok(await theirs.college.info()).data?.name).toBe("Nilgiri College");
  // Who has read what is there now may change it.
  const now = ok(await theirs.college.info()).data;
  const body = { ...info("Nilgiri Institute").body, seen: seenOf(college.collegeInfo, now) };
  ok(await theirs.college.updateInfo({ body }));

  const contact = (designation: string) => {
    const seen = seenOf(college.collegeContact, read.contact);
    const input = z.parse(college.collegeContactEdit, written(read.contact ?? {}));
    return { body: { ...input, designation, seen } };
  };
  ok(await mine.college.saveContact(contact("Dean of placements")));
  expect(refusal(await theirs.college.saveContact(contact("Head of placements"))).status).toBe(409);

  const place = (line1: string) => {
    const seen = seenOf(address.address, read.address);
    const input = z.parse(address.addressEdit, written(read.address ?? {}));
    return { params: { id: read.address?.id ?? "" }, body: { ...input, line1, seen } };
  };
  ok(await mine.address.update(place("1 Ooty Road")));
  expect(refusal(await theirs.address.update(place("2 Ooty Road"))).status).toBe(409);

  const [first] = read.departments;
  const department = (name: string) => {
    const { id = "" } = first ?? {};
    const seen = seenOf(college.collegeDepartment, first);
    return { body: { departments: [{ id, name, majors: [], seen }] } };
  };
  ok(await mine.college.updateMajors(department("Computing")));
  expect(refusal(await theirs.college.updateMajors(department("Informatics"))).status).toBe(409);
});

test("the steps that set a college up are told as well, also where nothing was there when they were opened", async () => {
  const officer = await server.person("officer-ready");
  const mine = officer.api.po;
  const theirs = (await colleagueOf(server, officer)).api.po;
  const read = ok(await mine.college.data()).data;

  const info = (name: string, seen: string) => {
    const body = z.parse(college.collegeInfoEdit, written(read.college));
    return { body: { ...body, name, seen } };
  };
  const seen = seenOf(college.collegeFacts, read.college);
  ok(await mine.college.saveInfo(info("Nilgiri College", seen)));
  expect(refusal(await theirs.college.saveInfo(info("Nilgiri Hall", seen))).message).toBe(late);
  const none = seenOf(college.collegeFacts, null);
  expect(refusal(await theirs.college.saveInfo(info("Nilgiri Hall", none))).status).toBe(409);
  expect(ok(await theirs.college.info()).data?.name).toBe("Nilgiri College");

  const place = (line1: string) => {
    const body = z.parse(address.addressEdit, written(read.address ?? {}));
    const print = seenOf(address.address, read.address);
    return { query: { isBilling: false }, body: { ...body, line1, seen: print } };
  };
  ok(await mine.address.create(place("1 Ooty Road")));
  expect(refusal(await theirs.address.create(place("2 Ooty Road"))).status).toBe(409);

  // A department that came meanwhile would go with those that are not named.
  const departments = (name: string) => ({
    body: { departments: [{ name }], seen: seenOf(college.collegeDepartments, read) },
  });
  ok(await mine.college.saveMajors(departments("Textile Technology")));
  expect(refusal(await theirs.college.saveMajors(departments("Robotics"))).status).toBe(409);
});

test("what two tabs of one officer give as the first of a college is not written over unseen", async () => {
  const { address: places, college: own } = (await server.person("officer-at-billing")).api.po;
  const place = {
    line1: "1 Ooty Road",
    city: "Coimbatore",
    state: "Tamil Nadu",
    country: "India",
    postcode: "641001",
    seen: seenOf(address.address, null),
  };
  const query = { isBilling: true };
  ok(await places.create({ query, body: place }));
  const second = await places.create({ query, body: { ...place, line1: "2 Ooty Road" } });
  expect(refusal(second).status).toBe(409);
  expect(ok(await own.data()).data.address).toBeNull();
  expect(ok(await places.read({ query })).data?.line1).toBe("1 Ooty Road");
});

test("two HR users who set up one company are told of each other, also of what was not there yet", async () => {
  const first = await server.person("hr-ready");
  const second = await server.person("hr-ready");
  await joinOffice(server, second, first);
  const mine = first.api.hr;
  const theirs = second.api.hr;
  const read = ok(await mine.company.read()).data;
  const info = (name: string, seen: string) => ({
    body: {
      name,
      type: "STARTUP" as const,
      sectorId: read?.sector?.id ?? "",
      sizeId: read?.size?.id ?? "",
      website: "https://kestrel.example",
      seen,
    },
  });
  const seen = seenOf(companyFacts, read);
  ok(await mine.onboarding.saveInfo(info("Kestrel Motors", seen)));
  expect(refusal(await theirs.onboarding.saveInfo(info("Kestrel Cars", seen))).message).toBe(late);
  const none = seenOf(companyFacts, null);
  expect(refusal(await theirs.onboarding.saveInfo(info("Kestrel Cars", none))).status).toBe(409);

  const now = ok(await theirs.company.read()).data;
  expect(now?.name).toBe("Kestrel Motors");
  const meta = (about: string) => ({
    body: {
      serviceIds: now?.services.map(({ id }) => id) ?? [],
      about,
      seen: seenOf(companyFacts, now),
    },
  });
  ok(await theirs.onboarding.saveMeta(meta("We build quiet scooters for loud cities.")));
  expect(
    refusal(await mine.onboarding.saveMeta(meta("We build scooters for cities."))).status,
  ).toBe(409);
  // Without what was seen the last word wins.
  const { seen: _, ...whole } = meta("We build scooters for small towns.").body;
  ok(await mine.onboarding.saveMeta({ body: whole }));
});

test("a crest that comes with what a college says is kept with it, or not at all", async () => {
  const officer = await server.person("officer-ready");
  const mine = officer.api.po.college;
  const pixel = { width: 64, height: 48, channels: 3, background: "#4b2e83" } as const;
  const png = await sharp({ create: pixel }).png().toBuffer();
  const crest = new Blob([new Uint8Array(png)], { type: "image/png" });
  const read = async () => ok(await mine.data()).data.college;
  const before = await read();
  const body = z.parse(college.collegeInfoEdit, written(before));
  const sent = (name: string, seen: string) => ({ body: { ...body, name, seen, crest } });
  const other = seenOf(college.collegeInfo, { ...before, about: "Another." });
  expect(refusal(await mine.updateInfo(sent("Nilgiri Hall", other))).status).toBe(409);
  expect(await read()).toEqual(before);
  ok(await mine.updateInfo(sent("Nilgiri Hall", seenOf(college.collegeInfo, before))));
  const after = await read();
  expect(after.name).toBe("Nilgiri Hall");
  expect(after.crest).not.toBeNull();
});

test("the forms of a company are told as well, and without what was seen the last word wins", async () => {
  const { api } = await server.person("hr-ready");
  const { company, onboarding } = api.hr;
  const read = ok(await company.read()).data;
  const about = "We build quiet scooters for loud cities.";
  const edit = { about, seen: seenOf(companyFacts, read) };
  ok(await company.update({ body: edit }));
  expect(
    refusal(await company.update({ body: { ...edit, about: `${about} ${about}` } })).status,
  ).toBe(409);
  const contact = {
    ...read?.contact,
    contactName: read?.contact?.contactName ?? "",
    designation: "Campus lead",
    email: "campus@kestrel.example",
    phone: "+919840012345",
  };
  const seen = seenOf(companyContact, read?.contact);
  ok(await onboarding.saveContact({ body: { ...contact, seen } }));
  expect(
    refusal(await onboarding.saveContact({ body: { ...contact, seen, designation: "Lead" } }))
      .status,
  ).toBe(409);
  ok(await onboarding.saveContact({ body: { ...contact, designation: "Lead" } }));
});
