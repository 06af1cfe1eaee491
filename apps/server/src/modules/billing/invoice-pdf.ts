import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import * as fontkit from "fontkit";
import Paper from "pdfkit";
import type { Invoice, Party } from "./invoice";
import { dayWords } from "./periods";

const require = createRequire(import.meta.url);
const face = require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf");
const strong = require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf");
/** For names that are not written in Latin: the scripts of India. */
const scripts = [
  require.resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf"),
];

const covers = new Map<string, fontkit.Font>();
function holds(file: string, text: string) {
  const font = covers.get(file) ?? (fontkit.create(readFileSync(file)) as fontkit.Font);
  covers.set(file, font);
  return Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** The face that has every letter of a text, if there is one. */
const faceOf = (text: string, wanted: string) =>
  [wanted, ...scripts].find((file) => holds(file, text));

/** A text in the parts that are written with one face each: the whole, or its words where it has several scripts. */
function inFaces(text: string, wanted: string) {
  const whole = faceOf(text, wanted);
  return whole
    ? [{ part: text, of: whole }]
    : text.split(/(?<= )/).map((part) => ({ part, of: faceOf(part, wanted) ?? wanted }));
}

const left = 50;
const right = 545;
const ink = "#1d2433";
const soft = "#5b6475";

const money = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const inUnits = (paise: number) => money.format(paise / 100);

/** Draws an invoice or a credit note. The same one is drawn alike each time. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, issuedAt, paidAt, supplier, recipient, corrects } = invoice;
  const title = corrects ? "Credit note" : "Tax invoice";
  const info = {
    Title: `${title} ${number}`,
    Author: supplier.name,
    CreationDate: new Date(issuedAt),
  };
  const pdf = new Paper({ size: "A4", margin: left, info, lang: "en-IN" });
  const write = (
    text: string,
    x: number,
    y: number,
    more: { size?: number; bold?: boolean; colour?: string; width?: number; align?: "right" } = {},
  ) => {
    const { size = 9.5, bold, colour = ink, align = "left" } = more;
    const { width = Math.min(240, right - x) } = more;
    pdf.fontSize(size).fillColor(colour);
    const parts = inFaces(text, bold ? strong : face);
    for (const [index, { part, of }] of parts.entries()) {
      const continued = index < parts.length - 1;
      pdf.font(of);
      if (index) pdf.text(part, { continued });
      else pdf.text(part, x, y, { width, align, continued });
    }
    return pdf.y;
  };

  write(title, left, 50, { size: 20, bold: true });
  write("Original for recipient", left, 78, { colour: soft });
  const facts = [
    ["Number", number],
    ["Date", dayWords(new Date(issuedAt))],
    corrects
      ? ["For invoice", `${corrects.number}, ${dayWords(new Date(corrects.issuedAt))}`]
      : ["Paid on", dayWords(new Date(paidAt))],
    ["Place of supply", placeOf(recipient)],
    ["Reverse charge", "No"],
  ] as const;
  let beside = 52;
  for (const [name, value] of facts) {
    write(name, 320, beside, { colour: soft, width: 90 });
    // A long state, or the invoice that a credit note names, takes two lines.
    beside = Math.max(beside + 16, write(value, 410, beside) + 4);
  }
  const parties = Math.max(160, beside + 28);

  const party = (side: string, { name, lines, gstin, state, code }: Party, x: number) => {
    write(side, x, parties, { colour: soft });
    let y = write(name, x, parties + 16, { bold: true, size: 11 });
    for (const line of [...lines, placeOf({ state, code }), `GSTIN: ${gstin ?? "not registered"}`])
      y = write(line, x, y + 2);
    return y;
  };
  const below = Math.max(party("From", supplier, left), party("To", recipient, 320)) + 30;

  const rule = (y: number) =>
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(soft).stroke();
  write("Description", left, below, { colour: soft });
  write("SAC", 330, below, { colour: soft, width: 60 });
  write(`Amount, ${invoice.currency}`, 405, below, { colour: soft, width: 140, align: "right" });
  rule(below + 17);
  let y = write(invoice.description, left, below + 26, { width: 260 });
  write(invoice.sac, 330, below + 26, { width: 60 });
  write(inUnits(invoice.amount), 405, below + 26, { width: 140, align: "right" });
  rule((y += 10));
  const sums: [name: string, amount: number, bold?: boolean][] = [
    ["Taxable value", invoice.amount],
    ...invoice.taxes.map(
      ({ name, rate, amount }) => [`${name} ${rate} %`, amount] as [string, number],
    ),
    ["Total", invoice.total, true],
  ];
  for (const [name, amount, bold = false] of sums) {
    y += 10;
    write(name, 330, y, { bold, width: 100 });
    y = write(inUnits(amount), 405, y, { bold, width: 140, align: "right" });
  }
  write(
    `Issued by a computer for ${supplier.name}. It is valid without a signature by hand.`,
    left,
    y + 50,
    {
      colour: soft,
      width: right - left,
    },
  );
  pdf.end();
  return buffer(pdf);
}

const placeOf = ({ state, code }: Pick<Party, "state" | "code">) =>
  code ? `${state} (${code})` : state;
