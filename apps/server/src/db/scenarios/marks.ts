import { sql } from "drizzle-orm";
import type { FileStore } from "../../files/file-store";
import type { Executor } from "../database";
import { run } from "../run";
import type { inventedCompanies } from "./companies";
import { draw, type Drawn, give, keysById } from "./draw";

type Name = (typeof inventedCompanies)[number][0];
type Mark = readonly [ground: string, inside: string];

const petals = (many: number, fill: string) =>
  Array.from({ length: many }, (_, n) => {
    const turn = (360 / many) * n;
    return `<ellipse cx="12" cy="7.6" rx="2.5" ry="3.6" fill="${fill}" transform="rotate(${turn} 12 12)"/>`;
  }).join("");
const lines = (d: string, stroke: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Marks of no living company, on squares of 24; six have not given theirs, and show their letter. */
const marks: Partial<Record<Name, Mark>> = {
  "Kestrel Mobility": [
    "#12324a",
    shape("M5 7l7 5-7 5z", "#7fd0e6") + shape("M11 7l8 5-8 5z", "#fff"),
  ],
  "Banyan Analytics": [
    "#12302a",
    shape("M6 18v-5h3v5z", "#7cc3a2") +
      shape("M10.5 18v-8h3v8z", "#e8f5ee") +
      shape("M15 18V6h3v12z", "#f2b544"),
  ],
  "Monsoon Energy": [
    "#123a5c",
    shape(
      "M12 3.500c3.500 4.400 6 7.500 6 10.500a6 6 0 0 1-12 0c0-3 2.500-6.100 6-10.500z",
      "#6fc3f0",
    ) + shape("M13 9l-3.500 5h2.400l-.9 4 3.500-5.200h-2.400z", "#123a5c"),
  ],
  "Harbourline Logistics": [
    "#fdecea",
    shape("M11.500 4v9h-6z", "#c2382d") +
      shape("M12.700 6l5.300 7h-5.300z", "#1f2a44") +
      shape("M4.500 15h15L17 19H7z", "#1f2a44"),
  ],
  "Saffron Health": [
    "#fff0d8",
    shape("M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z", "#d96b14") + dot(12, 12, 1.8, "#fff0d8"),
  ],
  "Peacock Semiconductors": [
    "#0d4f57",
    lines("M9.500 4v16M14.500 4v16M4 9.500h16M4 14.500h16", "#37c2b1", 1.4) +
      shape("M7 7h10v10H7z", "#37c2b1") +
      dot(12, 12, 3.4, "#0d4f57") +
      dot(12, 12, 1.7, "#f2c14e"),
  ],
  "Teak & Tile": [
    "#f3e6d7",
    shape("M5 5h6v6H5z", "#8a4b22") +
      shape("M13 5h6v6h-6z", "#c98d55") +
      shape("M5 13h6v6H5z", "#c98d55") +
      shape("M13 13h6v6h-6z", "#0f5a63"),
  ],
  "Lantern Learning": [
    "#1f2a6b",
    lines("M9 8a3 3 0 0 1 6 0", "#dfe6ff", 1.5) +
      shape("M7.500 8.500h9l-1.200 9h-6.600z", "#f5ae2f") +
      shape("M8 18.500h8V20H8z", "#dfe6ff"),
  ],
  "Coromandel Steel": ["#2b2f38", shape("M6 5h12v3.500h-4v7h4V19H6v-3.500h4v-7H6z", "#dfe3e8")],
  "Deccan Robotics": [
    "#e3eafc",
    lines("M12 8V4.500", "#2b4bb3", 1.6) +
      `<rect x="5.500" y="8" width="13" height="10" rx="3" fill="#2b4bb3"/>` +
      dot(9.5, 13, 1.7, "#fff") +
      dot(14.5, 13, 1.7, "#f5ae2f"),
  ],
  "Neem Biosciences": [
    "#e2f0dd",
    shape("M5.500 18.500C4.500 10 10 5 19 5c0 9-5 14.500-13.500 13.500z", "#2f7d4a") +
      lines("M7 17l8-8", "#e2f0dd", 1.4),
  ],
  "Blue Ghat Software": [
    "#0f2f6b",
    lines("M4.500 8.500q3.700-3.500 7.500 0t7.500 0", "#bcd4ff") +
      lines("M4.500 12.500q3.700-3.500 7.500 0t7.500 0", "#7ba6f7") +
      lines("M4.500 16.500q3.700-3.500 7.500 0t7.500 0", "#4a7be0"),
  ],
  "Palmyra Foods": [
    "#fff3d1",
    dot(12, 14, 5.6, "#d9512b") +
      shape("M12 9c-.5-3 1.800-5 5.500-5 .3 3.200-2 5.200-5.500 5z", "#3c8a45"),
  ],
  "Indus Rail Works": [
    "#3a1d1a",
    lines("M9.500 4.500L6.500 19.500M14.500 4.500l3 15", "#f0c9a0", 1.8) +
      lines("M9 8h6M8 12.500h8M7 17h10", "#c98d6a", 1.8),
  ],
  Tessellate: [
    "#efe7fb",
    shape("M12 4l4.200 7.300H7.800z", "#6b3fc2") +
      shape("M7.200 12.300l4.200 7.300H3z", "#b79af0") +
      shape("M16.800 12.300L21 19.600h-8.400z", "#3b1f80") +
      shape("M7.800 12.300h8.400L12 19.300z", "#d8c7f8"),
  ],
  "Marigold Finance": ["#4a1f12", petals(8, "#f5ae2f") + dot(12, 12, 2.6, "#7a2f10")],
  "Silverleaf Pharma": [
    "#e9edf1",
    `<g transform="rotate(-45 12 12)">${shape("M12 7.500H8a4.500 4.500 0 0 0 0 9h4z", "#4f6579")}${shape("M12 7.500h4a4.500 4.500 0 0 1 0 9h-4z", "#a9b7c4")}</g>`,
  ],
  Cloudhouse: [
    "#dcecfc",
    shape(
      "M7.500 17.500a4 4 0 0 1-.3-8 5.500 5.500 0 0 1 10.300 1.200 3.500 3.500 0 0 1-.5 6.800z",
      "#2456c4",
    ) + shape("M10.200 17.500V14l1.800-1.800 1.800 1.800v3.500z", "#dcecfc"),
  ],
  "Riverstone Civil": [
    "#33464d",
    lines("M4.500 16.500a7.500 7.500 0 0 1 15 0", "#cfdde0", 2) +
      lines("M4 12.500h16M8.500 12.500v3M12 12.500v3M15.500 12.500v3", "#f0c24b", 1.6),
  ],
  "Quiet Harbour Security": [
    "#12222f",
    shape("M12 4l7 2.500v5c0 4.500-3 7.500-7 8.800-4-1.300-7-4.300-7-8.800v-5z", "#3fa7a0") +
      dot(12, 10.8, 2, "#12222f") +
      shape("M11.200 11.500h1.600l.6 4h-2.800z", "#12222f"),
  ],
  "Anvil Motors": [
    "#b0241f",
    `<circle cx="12" cy="12" r="7.600" fill="none" stroke="#fff" stroke-width="1.500"/>` +
      shape("M12 6.800l4.300 9h-2.600L12 12.200l-1.700 3.600H7.700z", "#fff"),
  ],
  "Mirage Games": [
    "#2a1145",
    dot(12, 7, 2.4, "#f26d9b") +
      dot(17, 12, 2.4, "#f5ae2f") +
      dot(12, 17, 2.4, "#4fd0b3") +
      dot(7, 12, 2.4, "#6f9bff"),
  ],
  "Vayu Aerospace": [
    "#0b3a55",
    shape("M3.500 14.500L20.500 5.500l-7 13.500-3-5z", "#fff") +
      shape("M20.500 5.500l-10 8.500-.5 4z", "#8fc4dc"),
  ],
  "Orchid Hospitals": ["#fce4ef", petals(5, "#c43d7a") + dot(12, 12, 2.2, "#fff")],
  "Meridian Telecom": [
    "#0e1f3d",
    lines("M5 12a7.500 7.500 0 0 1 14 0", "#5d9cf5") +
      lines("M8 14a4.500 4.500 0 0 1 8 0", "#a9cbff") +
      dot(12, 17, 2, "#f5ae2f"),
  ],
  "Cardamom Retail": [
    "#e6f1d4",
    lines("M9.200 9V7.800a2.800 2.800 0 0 1 5.600 0V9", "#4a6b1f", 1.6) +
      shape("M6.500 9h11l1 10.500h-13z", "#6d9a2f"),
  ],
  Watershed: [
    "#d8eef5",
    shape(
      "M12 3.800c3.600 4.500 6 7.500 6 10.400a6 6 0 0 1-12 0c0-2.900 2.400-5.900 6-10.400z",
      "#1b7f9c",
    ) + shape("M12 3.800c3.600 4.500 6 7.500 6 10.400a6 6 0 0 1-6 6z", "#125d73"),
  ],
  "Lodestar Consulting": [
    "#16213e",
    shape("M12 3.500l2 6.500 6.500 2-6.500 2-2 6.500-2-6.500-6.500-2 6.500-2z", "#f5ae2f"),
  ],
  Gearwright: [
    "#ece8dd",
    `<circle cx="12" cy="12" r="6.600" fill="none" stroke="#4b4436" stroke-width="3" stroke-dasharray="2.900 2.285"/>` +
      dot(12, 12, 5.6, "#4b4436") +
      dot(12, 12, 2.3, "#ece8dd"),
  ],
  "Sundial Solar": [
    "#fff0c2",
    lines(
      "M12 4.500v2.500M5.500 8l1.800 1.600M18.500 8l-1.800 1.600M3.500 14.500h2.300M20.500 14.500h-2.300",
      "#c9771b",
      1.7,
    ) +
      shape("M7.500 15.500a4.500 4.500 0 0 1 9 0z", "#c9771b") +
      shape("M4.500 17h15v1.800h-15z", "#5a3510"),
  ],
  "Paperboat Packaging": [
    "#dfeafb",
    shape("M12 5l5 8H7z", "#7ba6f7") + shape("M3.500 13.500h17L16.500 19h-9z", "#1f4fb5"),
  ],
  "Copperfield Electric": [
    "#3d1f14",
    shape("M13.800 3.500L6 13.500h5l-1.500 7L18 10.500h-5.200z", "#e0894a"),
  ],
  "Nightjar Labs": [
    "#141a2b",
    shape("M14.500 4.500a8 8 0 1 0 5 10.500 6.400 6.400 0 0 1-5-10.500z", "#cdd6f4") +
      dot(17.5, 8, 1.3, "#f5ae2f"),
  ],
  "Kite & Key Insurance": [
    "#fde6d3",
    shape("M12 3.500l5.500 6.500H12z", "#c2482d") +
      shape("M12 3.500L6.500 10H12z", "#e8813f") +
      shape("M6.500 10H12v7.500z", "#1f4e5f") +
      shape("M17.500 10H12v7.500z", "#2f7d8c") +
      lines("M12 17.500q3 1 1.500 3", "#1f4e5f", 1.2),
  ],
};

/** The marks as pictures; small ones, as they stand in lists. */
const drawings = Object.fromEntries(
  Object.entries(marks).map(([name, [ground, inside]]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="${ground}"/>${inside}</svg>`,
  ]),
);

/** Draws the marks into the store, before there is anybody they belong to. */
export const drawMarks = (store: FileStore | undefined) => draw(store, drawings);

/** Gives companies the marks that have their names. */
export async function hangMarks(
  db: Executor,
  companies: readonly { id: string; name: string }[],
  drawn: Drawn[],
  now: Date,
) {
  const hung = companies.flatMap(({ id, name }) => {
    const mark = drawn.find(({ title }) => title === name);
    return mark ? [{ ...mark, id }] : [];
  });
  if (!hung.length) return;
  const owner = { ownerKind: "company", visibility: "public", name: "mark.webp" } as const;
  await give(
    db,
    hung.map(({ id, key, bytes }) => ({ key, bytes, ...owner, ownerId: id })),
    now,
  );
  await run(
    db,
    sql`update companies c set logo = hung.key from ${keysById(hung)} where c.id = hung.id`,
  );
}
