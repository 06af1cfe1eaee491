import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import * as fontkit from "fontkit";
import sharp from "sharp";
import type { Deps } from "../../deps";
import { escapeHtml } from "../../mail/as-html";

const width = 1200;
const height = 630;
const left = 80;
const room = 700;

const require = createRequire(import.meta.url);
let opened: fontkit.Font | undefined;

/** The face of the product, read once: a server may have no fonts of its own. */
function face() {
  const file =
    require.resolve("@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2");
  opened ??= fontkit.create(readFileSync(file)) as fontkit.Font;
  return opened;
}

interface Line {
  text: string;
  y: number;
  size: number;
  colour: string;
  bold?: boolean;
}

/** A line of text as outlines; in a script that the face lacks, as text for the fonts of the system. */
function line({ text, y, size, colour, bold }: Line) {
  const font = face();
  const signs = Array.from(text);
  if (!signs.every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
    return `<text x="${left}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escapeHtml(cut(signs, 28))}</text>`;
  const scale = size / font.unitsPerEm;
  const fits = (shown: string) => font.layout(shown).advanceWidth * scale <= room;
  let shown = text;
  for (let many = signs.length; many > 1 && !fits(shown); many--) shown = cut(signs, many);
  let x = 0;
  const outlines = font.layout(shown).glyphs.map((glyph) => {
    const path = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`;
    x += glyph.advanceWidth;
    return path;
  });
  const weight = bold ? ` stroke="${colour}" stroke-width="60" stroke-linejoin="round"` : "";
  return `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})" fill="${colour}"${weight}>${outlines.join("")}</g>`;
}

const cut = (signs: string[], many: number) =>
  signs.length > many ? `${signs.slice(0, many).join("").trimEnd()}…` : signs.join("");

// Houses at evening, one arch lit, somebody in it.
const arch = (x: number, y: number, wide: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${height}V${y + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${height}z"/>`;
const scene = [
  `<rect width="${width}" height="${height}" fill="#111d4a"/>`,
  `<circle cx="1080" cy="120" r="56" fill="#5d83d6"/>`,
  `<rect x="830" y="220" width="370" height="410" fill="#1f3683"/>`,
  `<rect x="830" y="220" width="370" height="8" fill="#2b4bb3"/>`,
  arch(868, 300, 88, "#152659"),
  arch(986, 300, 88, "#d27a2b"),
  arch(998, 306, 88, "#f5ae2f"),
  arch(1104, 300, 88, "#152659"),
  `<circle cx="1042" cy="500" r="24" fill="#111d4a"/>`,
  `<path fill="#111d4a" d="M1006 630v-58a36 36 0 0 1 72 0v58z"/>`,
].join("");

/** The picture that a shared link unfolds to: name, line, studies, and the student's own picture. */
export async function sharedPicture(
  { store }: Pick<Deps, "store">,
  { profile, topSkills }: PublishedProfile,
): Promise<Buffer> {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const studies = [profile.degree, profile.department].filter(Boolean).join(" ");
  const skills = topSkills.map(({ skill_name }) => skill_name).join(", ");
  const white = "#ffffff";
  const pale = "#c9d4f2";
  const portrait = profile.picture ? await portraitOf(store, profile.picture) : undefined;
  const top = portrait ? 350 : 250;
  const words = [
    line({ text: "Toran", y: 92, size: 34, colour: pale, bold: true }),
    line({ text: name, y: top, size: 76, colour: white, bold: true }),
    ...[profile.headline, studies, profile.college, skills]
      .filter((text) => typeof text === "string" && text !== "")
      .slice(0, 4)
      .map((text, row) =>
        line({ text: String(text), y: top + 66 + row * 50, size: 34, colour: row ? pale : white }),
      ),
  ].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${words}</svg>`;
  const picture = sharp(Buffer.from(svg));
  if (portrait) picture.composite([{ input: portrait, left, top: 126 }]);
  return picture.png({ palette: true }).toBuffer();
}

const portraitSize = 150;
const round = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize}" height="${portraitSize}"><circle cx="75" cy="75" r="75"/></svg>`,
);

async function portraitOf(store: Deps["store"], key: string) {
  const stream = await store.open(key);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return (
    sharp(Buffer.concat(chunks))
      .resize(portraitSize, portraitSize, { fit: "cover" })
      .composite([{ input: round, blend: "dest-in" }])
      .png()
      .toBuffer()
      // A portrait that cannot be drawn leaves a card without one, rather than a link without a card.
      .catch(() => undefined)
  );
}
