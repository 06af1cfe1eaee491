import { and, eq } from "drizzle-orm";
import type { FileStore } from "../../files/file-store";
import { infrastructure } from "../../modules/infrastructure/tables";
import type { Executor } from "../database";
import { draw, type Drawn, framed, give } from "./draw";

const grid = (columns: number, rows: number, cell: (x: number, y: number) => string) =>
  Array.from({ length: rows * columns }, (_, n) => cell(n % columns, Math.floor(n / columns))).join(
    "",
  );
const room = (wall: string, floor: string, inside: string) =>
  framed(
    400,
    256,
    `<path d="M0 0h400v256H0z" fill="${wall}"/><path d="M0 176h400v80H0z" fill="${floor}"/>${inside}`,
  );
const interviews = (wall: string, coat: string) =>
  room(
    wall,
    "#c9b79c",
    `<path d="M40 32h96v92H40z" fill="#dcecfc"/><path d="M86 32h4v92h-4zM40 76h96v4H40z" fill="${coat}"/><path d="M252 40h108v64H252z" fill="#fdfdfb"/><path d="M268 60h56v6h-56zM268 76h76v6h-76z" fill="${coat}"/><path d="M96 132h40v64H96zM264 132h40v64h-40z" fill="${coat}"/><path d="M72 172h256v14H72zM92 186h10v52H92zM298 186h10v52h-10z" fill="#6b4a2b"/><circle cx="200" cy="160" r="12" fill="#f5ae2f"/>`,
  );

/** Drawings of the places of the demo college, by their names. */
const drawings = {
  "Main auditorium": room(
    "#12302a",
    "#0b211d",
    `<path d="M64 40h272v112H64z" fill="#f5ae2f"/><path d="M96 64h208v88H96z" fill="#fff3d6"/><path d="M0 20h88c0 60-20 110-44 140H0zM400 20h-88c0 60 20 110 44 140h44z" fill="#7b2d3a"/><path d="M48 152h304v16H48z" fill="#8a4b22"/>${grid(11, 3, (x, y) => `<path d="M${22 + x * 33} ${186 + y * 24}h24v20h-24z" fill="${y % 2 ? "#2c8f83" : "#1f6f66"}"/>`)}`,
  ),
  "Seminar hall": room(
    "#e6edf2",
    "#b9a58a",
    `<path d="M120 32h160v92H120z" fill="#1f2a44"/><path d="M136 96l28-28 24 18 36-36 40 46z" fill="#5d9cf5"/><path d="M28 120h48v72H28z" fill="#6b4a2b"/>${grid(3, 2, (x, y) => `<path d="M${60 + x * 100} ${184 + y * 34}h80v12H${60 + x * 100}z" fill="#fdfdfb"/><path d="M${88 + x * 100} ${196 + y * 34}h24v14h-24z" fill="#2456c4"/>`)}`,
  ),
  "Computer lab 2": room(
    "#dfe6f6",
    "#8c97ad",
    grid(
      4,
      2,
      (x, y) =>
        `<path d="M${28 + x * 90} ${52 + y * 96}h72v48H${28 + x * 90}z" fill="#15224c"/><path d="M${36 + x * 90} ${60 + y * 96}h${24 + ((x + y) % 3) * 14}v6H${36 + x * 90}zM${36 + x * 90} ${74 + y * 96}h40v6H${36 + x * 90}z" fill="${(x + y) % 2 ? "#f5ae2f" : "#7ba6f7"}"/><path d="M${56 + x * 90} ${100 + y * 96}h16v12H${56 + x * 90}z" fill="#15224c"/><path d="M${18 + x * 90} ${112 + y * 96}h92v10H${18 + x * 90}z" fill="#6b4a2b"/>`,
    ),
  ),
  "Interview room 1": interviews("#f1e8d6", "#0f5a63"),
  "Interview room 2": interviews("#ece4f3", "#5b2f7a"),
};

/** Draws the places into the store, before there is anybody they belong to. */
export const drawRooms = (store: FileStore | undefined) => draw(store, drawings);

/** Hangs the drawings at the places of a college that have their names. */
export async function hangRooms(db: Executor, collegeId: string, drawn: Drawn[], now: Date) {
  const owner = { ownerKind: "college", ownerId: collegeId, visibility: "public" } as const;
  await give(
    db,
    drawn.map(({ key, bytes }) => ({ key, bytes, ...owner, name: "place.webp" })),
    now,
  );
  for (const { title, key } of drawn)
    await db
      .update(infrastructure)
      .set({ pictures: [key] })
      .where(and(eq(infrastructure.ownerId, collegeId), eq(infrastructure.name, title)));
}
