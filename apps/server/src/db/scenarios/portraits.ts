import { and, eq, isNull, sql } from "drizzle-orm";
import type { FileStore } from "../../files/file-store";
import { newKey } from "../../files/store-stream";
import { users } from "../../modules/accounts/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { run } from "../run";
import { asWebp, give, keysById } from "./draw";

/** Skin, and the half of a face that lies in the shade. */
const skins = [
  ["#f0cba6", "#dcae85"],
  ["#d6a777", "#bd8c5f"],
  ["#b98a5f", "#9f7049"],
  ["#95643f", "#7c5032"],
  ["#6f4730", "#5b3825"],
] as const;
const hairs = ["#2a1f26", "#1b1512", "#3b2a22", "#23272f"];
const cloths = ["#b8372e", "#2456c4", "#35683f", "#7b2d5a", "#c9772b", "#15224c", "#0b6b6e"];
const grounds = ["#cfd8f0", "#e0ebda", "#f1e4cd", "#f3dbe3", "#d5ebee", "#e6def4", "#e3e5e0"];

interface Style {
  /** Behind the head. */
  back: string;
  /** Over the forehead. */
  front: string;
  /** Lower than the eyes. */
  below?: string;
}
const plait: Style = {
  back: `<path d="M66 132a62 66 0 0 1 124 0v26h-124z"/><path d="M168 150q34 30 16 106h-30q26-52-6-92z"/>`,
  front: `<path d="M80 122a48 56 0 0 1 96 0c-26-6-42-24-48-42-6 18-22 36-48 42z"/>`,
};
const styles: Record<"FEMALE" | "MALE", Style[]> = {
  FEMALE: [
    {
      back: `<path d="M60 256V120a68 68 0 0 1 136 0v136z"/>`,
      front: `<path d="M78 118a52 60 0 0 1 100 0c-30-6-44-22-52-40-8 20-24 34-48 40z"/>`,
    },
    {
      back: `<circle cx="128" cy="46" r="26"/><path d="M72 140a56 74 0 0 1 112 0z"/>`,
      front: `<path d="M80 118a48 60 0 0 1 96 0q-48-40-96 0z"/>`,
    },
    {
      back: `<path d="M62 184V120a66 66 0 0 1 132 0v64q-20 12-34-4V120H96v60q-14 16-34 4z"/>`,
      front: `<path d="M80 124a48 60 0 0 1 96-4c-40 0-60-12-72-32-4 18-12 30-24 36z"/>`,
    },
    plait,
  ],
  MALE: [
    {
      back: `<path d="M76 132a52 66 0 0 1 104 0z"/>`,
      front: `<path d="M78 120c-6-76 106-78 100 0q-8-30-24-34-34 12-60-4-12 10-16 38z"/>`,
    },
    {
      back: `<g><circle cx="88" cy="92" r="22"/><circle cx="112" cy="70" r="24"/><circle cx="144" cy="70" r="24"/><circle cx="168" cy="92" r="22"/></g>`,
      front: `<path d="M80 116q8-34 48-34t48 34q-12-16-48-18-36 2-48 18z"/>`,
    },
    {
      back: `<path d="M76 128a52 62 0 0 1 104 0z"/>`,
      front: `<path d="M78 118c0-70 104-80 102-4-22-2-40-14-52-30-10 18-28 26-50 34z"/>`,
      below: `<path d="M82 128q2 62 46 66 44-4 46-66-6 26-22 30-24-10-48 0-16-4-22-30z"/>`,
    },
    {
      back: "",
      front: `<path d="M74 112c-8-90 116-92 108 0q-54-46-108 0z"/>`,
    },
  ],
};

const pick = <Of>(list: readonly Of[], n: number) => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
};

/** The n-th face of no living person. */
function portrait(gender: "FEMALE" | "MALE", n: number) {
  const [skin, shade] = pick(skins, n * 3 + 1);
  const hair = pick(hairs, n + Math.floor(n / 4));
  const { back, front, below = "" } = pick(styles[gender], n);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 256 256"><rect width="256" height="256" fill="${pick(grounds, n * 5)}"/><g fill="${hair}">${back}</g><rect x="108" y="150" width="40" height="62" fill="${shade}"/><ellipse cx="128" cy="122" rx="46" ry="56" fill="${skin}"/><path d="M128 66a46 56 0 0 1 0 112z" fill="${shade}"/><g fill="${hair}">${below}${front}</g><circle cx="110" cy="126" r="5" fill="#2a1f26"/><circle cx="146" cy="126" r="5" fill="#2a1f26"/><path d="M114 154q14 10 28 0" stroke="#8e3b33" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M36 256a92 62 0 0 1 184 0z" fill="${pick(cloths, n * 2)}"/></svg>`;
}

const faces = 28;
/** A bucket is asked for each by itself. */
const atOnce = 20;
const told = ["FEMALE", "MALE"] as const;

type Portraits = Record<(typeof told)[number], Buffer[]>;

async function drawn(gender: (typeof told)[number]) {
  const draw = (n: number) => asWebp(portrait(gender, n), 85);
  return Promise.all(Array.from({ length: faces }, (_, n) => draw(n)));
}

/** Gives a picture to three of five students of a college who have none. */
export type HangPortraits = (db: Executor, collegeId: string, now: Date) => Promise<void>;

/** Draws the faces of the demo, before there is anybody they belong to; without a store there are none. */
export async function portraitsIn(store: FileStore | undefined): Promise<HangPortraits> {
  if (!store) return () => Promise.resolve();
  const [FEMALE, MALE] = await Promise.all([drawn("FEMALE"), drawn("MALE")]);
  return (db, collegeId, now) => hangPortraits(db, store, { FEMALE, MALE }, collegeId, now);
}

async function hangPortraits(
  db: Executor,
  store: FileStore,
  portraits: Portraits,
  collegeId: string,
  now: Date,
) {
  const people = await db
    .select({ id: users.id, gender: students.gender })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(students.collegeId, collegeId), isNull(users.picture)))
    .orderBy(students.rollNumber);
  const hung = people.flatMap(({ id, gender }, n) => {
    const of = told.find((each) => each === gender);
    return of && n % 5 < 3 ? [{ id, key: newKey(), webp: pick(portraits[of], n) }] : [];
  });
  for (let from = 0; from < hung.length; from += atOnce) {
    const some = hung.slice(from, from + atOnce);
    await Promise.all(some.map(({ key, webp }) => store.put(key, webp, "image/webp")));
  }
  const owner = { ownerKind: "user", visibility: "private", name: "portrait.webp" } as const;
  await give(
    db,
    hung.map(({ id, key, webp }) => ({ key, bytes: webp.length, ...owner, ownerId: id })),
    now,
  );
  await run(
    db,
    sql`update users u set picture = hung.key from ${keysById(hung)} where u.id = hung.id`,
  );
}
