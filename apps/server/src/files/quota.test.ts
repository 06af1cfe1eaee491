import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { joinOffice } from "../testing/join-office";
import { ok, refusal } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { forgetStrays } from "./keep";
import { files } from "./tables";

const server = await startServer();
const { db, deps } = server;
const pixel = { width: 20, height: 20, channels: 3, background: "#2b4bb3" } as const;
const png = await sharp({ create: pixel }).png().toBuffer();
const picture = () => new File([new Uint8Array(png)], "photo.png", { type: "image/png" });

test("88: fifty uploads at the edge of what a student may keep never go over it", async () => {
  const student = await server.person("student-new");
  const kept = Array.from({ length: 297 }, (_, n) => ({
    key: n.toString(16).padStart(32, "0"),
    ownerKind: "user" as const,
    ownerId: student.id,
    visibility: "private" as const,
    type: "image/webp",
    bytes: 100,
    name: "photo.webp",
  }));
  await db.insert(files).values(kept);
  const { projects } = student.api.student.sections;
  const form = { title: "Saathi", startMonth: "2025-01" };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => projects.create({ body: { ...form, file: picture() } })),
  );
  const refused = replies.filter((reply) => "status" in reply);
  expect(refused).toHaveLength(47);
  expect(refused[0]).toMatchObject({ status: 413, errors: { file: expect.any(String) } });
  const mine = eq(files.ownerId, student.id);
  expect(await db.$count(files, mine)).toBe(300);
  expect(ok(await projects.list()).data).toHaveLength(3);
});

test("a company that keeps more than a person may still adds to it, until its own share is taken up", async () => {
  const hr = await server.person("hr-ready");
  const { companyId: ownerId } = await joinOffice(server, hr, hr);
  const keep = (count: number) =>
    db.insert(files).values(
      Array.from({ length: count }, () => ({
        key: crypto.randomUUID().replaceAll("-", ""),
        ownerKind: "company" as const,
        ownerId,
        visibility: "private" as const,
        type: "application/pdf",
        bytes: 100,
        name: "letter.pdf",
      })),
    );
  const bring = () => {
    const file = new File(["%PDF-1.7"], "about.pdf", { type: "application/pdf" });
    return hr.api.hr.jobs.upload({ body: { file } });
  };
  const { house, user } = limits.quota;
  await keep(user.files);
  ok(await bring());
  await keep(house.files - user.files - 1);
  expect(refusal(await bring()).status).toBe(413);
});

test("a full disk is told at the field, and the form is not lost with it", async () => {
  const student = await server.person("student-new");
  const full = vi.spyOn(deps.store, "put");
  full.mockRejectedValue(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
  const reply = refusal(
    await student.api.student.sections.projects.create({
      body: { title: "Saathi", startMonth: "2025-01", file: picture() },
    }),
  );
  full.mockRestore();
  expect(reply).toMatchObject({
    status: 507,
    errors: { file: expect.stringContaining("run out of space") },
  });
});

test("85: bytes that no row speaks of are swept away, and those of a row stay", async () => {
  const student = await server.person("student-new");
  const { key } = ok(
    await student.api.student.profile.setPicture({ body: { picture: picture() } }),
  ).data;
  const stray = "f".repeat(32);
  await deps.store.put(stray, png, "image/png");
  // What a server that was killed had begun to write.
  const begun = join(server.dataDir, "files", "ff", `${"e".repeat(32)}.part`);
  writeFileSync(begun, png.subarray(0, 40));
  await forgetStrays(deps, new Date(Date.now() - 60_000));
  expect(await deps.store.open(stray)).toBeDefined();
  await forgetStrays(deps, new Date(Date.now() + 60_000));
  expect(await deps.store.open(stray)).toBeUndefined();
  expect(existsSync(begun)).toBe(false);
  expect(await deps.store.open(key ?? "")).toBeDefined();
});

test.each([
  ["a photograph of 40 MB", Buffer.concat([png, Buffer.alloc(40 * 1024 * 1024)]), 413],
  ["a program called a picture", Buffer.from("MZ\u0090\0\u0003\0\0\0 program"), 400],
  ["a picture cut in half", png.subarray(0, png.length / 2), 400],
])("77, 78: %s is refused at its field", async (_what, bytes, status) => {
  const student = await server.person("student-new");
  const file = new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
  const reply = refusal(await student.api.student.profile.setPicture({ body: { picture: file } }));
  expect(reply).toMatchObject({ status, errors: { picture: expect.any(String) } });
});
