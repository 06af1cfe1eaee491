import { eq } from "drizzle-orm";
import type { FileStore } from "../../files/file-store";
import { users } from "../../modules/accounts/tables";
import { portfolioItems } from "../../modules/portfolio/tables";
import type { Executor } from "../database";
import { draw, type Drawn, framed, give } from "./draw";

const seats = Array.from({ length: 28 }, (_, n) => {
  const fill = ["#5d83d6", "#f5ae2f", "#2b4bb3"][(n * 5) % 3];
  return `<rect x="${40 + (n % 7) * 46}" y="${40 + Math.floor(n / 7) * 44}" width="30" height="28" rx="6" fill="${fill}"/>`;
}).join("");

/** Drawings for the portfolio of the demo: a portrait, and one for each project and internship by its title. */
const drawings: Record<string, string> = {
  portrait: framed(
    256,
    256,
    `<rect width="256" height="256" fill="#cfd8f0"/><path d="M60 256V118a68 68 0 0 1 136 0v138z" fill="#2a1f26"/><rect x="108" y="150" width="40" height="60" fill="#b98a5f"/><ellipse cx="128" cy="122" rx="46" ry="56" fill="#d6a777"/><path d="M128 66a46 56 0 0 1 0 112z" fill="#b98a5f"/><path d="M78 118a52 60 0 0 1 100 0c-30-6-44-22-52-40-8 20-24 34-48 40z" fill="#2a1f26"/><circle cx="110" cy="124" r="5" fill="#2a1f26"/><circle cx="146" cy="124" r="5" fill="#2a1f26"/><path d="M114 152q14 10 28 0" stroke="#9a3b33" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M36 256a92 62 0 0 1 184 0z" fill="#b8372e"/>`,
  ),
  "Saathi, live bus times for hill towns": framed(
    400,
    256,
    `<rect width="400" height="256" fill="#dfe6f6"/><rect y="180" width="400" height="76" fill="#c3cfeb"/><circle cx="340" cy="44" r="24" fill="#f5ae2f"/><path d="M60 76h220a44 44 0 0 1 44 44v66H60z" fill="#2b4bb3"/><g fill="#eef2fc"><rect x="82" y="98" width="46" height="38"/><rect x="140" y="98" width="46" height="38"/><rect x="198" y="98" width="46" height="38"/><rect x="256" y="98" width="44" height="38"/></g><circle cx="112" cy="190" r="24" fill="#15224c"/><circle cx="268" cy="190" r="24" fill="#15224c"/>`,
  ),
  "Leaf rust detector for tea estates": framed(
    400,
    256,
    `<rect width="400" height="256" fill="#e3ebdc"/><path d="M196 214C110 190 96 110 130 50c60 30 92 90 66 164z" fill="#4b8a5c"/><path d="M200 214c-20-70 20-120 88-134 10 70-16 120-88 134z" fill="#2f6444"/><g fill="#b0562c"><circle cx="160" cy="110" r="8"/><circle cx="176" cy="150" r="6"/><circle cx="240" cy="140" r="7"/></g>`,
  ),
  "Trail signs, a wayfinding kit": framed(
    400,
    256,
    `<rect width="400" height="256" fill="#f1e8d6"/><path d="M0 170c80-50 160 30 240-10s110-40 160-20v116H0z" fill="#cfe0d6"/><path d="M20 230C90 120 150 170 210 130s90-80 160-90" stroke="#b8472e" stroke-width="8" stroke-dasharray="4 16" stroke-linecap="round" fill="none"/><circle cx="210" cy="130" r="18" fill="#b8472e"/><circle cx="370" cy="40" r="18" fill="#15224c"/>`,
  ),
  "Seat planner for exam halls": framed(
    400,
    256,
    `<rect width="400" height="256" fill="#15224c"/>${seats}`,
  ),
  "Engineering intern": framed(
    256,
    256,
    `<rect width="256" height="256" fill="#e4edfb"/><path d="M76 176a36 36 0 0 1 4-72 52 52 0 0 1 98-8 40 40 0 0 1 6 80z" fill="#2456c4"/>`,
  ),
  "Design and front-end intern": framed(
    256,
    256,
    `<rect width="256" height="256" fill="#e6efe2"/><path d="M30 200 108 84l44 66 22-30 52 80z" fill="#35683f"/><circle cx="190" cy="72" r="18" fill="#e08a2b"/>`,
  ),
};

/** Draws the pictures of the demo into the store, before there is anybody they belong to. */
export const drawPictures = (store: FileStore | undefined) => draw(store, drawings);

/** Hangs the pictures on the items whose titles they have, and the portrait on the student. */
export async function hangPictures(db: Executor, studentId: string, drawn: Drawn[], now: Date) {
  const owner = { ownerKind: "user", ownerId: studentId, visibility: "private" } as const;
  const named = drawn.map(({ title, key, bytes }) => ({
    key,
    bytes,
    ...owner,
    name: `${title.split(",")[0]?.toLowerCase().replace(/\W+/g, "-") ?? "picture"}.webp`,
  }));
  await give(db, named, now);
  const items = await db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.studentId, studentId));
  for (const { title, key } of drawn) {
    const item = items.find(({ content }) => "title" in content && content.title === title);
    if (title === "portrait")
      await db.update(users).set({ picture: key }).where(eq(users.id, studentId));
    if (item)
      await db.update(portfolioItems).set({ file: key }).where(eq(portfolioItems.id, item.id));
  }
}
