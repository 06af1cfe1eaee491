import Paper from "pdfkit";
import { expect, test, vi } from "vitest";
import { taxLines } from "./gst";
import type { Invoice } from "./invoice";
import { invoicePdf } from "./invoice-pdf";

const party = (name: string, state: string, code: string) => ({
  name,
  lines: ["W".repeat(160), "Near the old lighthouse, ".repeat(6), "Port Blair 744101", "India"],
  gstin: null,
  state,
  code,
});
const invoice = (state: string, code: string): Invoice => ({
  number: "TRN/26-27/000001",
  issuedAt: "2026-11-20T10:00:00Z",
  paidAt: "2026-11-20T10:00:00Z",
  supplier: party("Toran", "Karnataka", "29"),
  recipient: party("College of Engineering and of ".repeat(4), state, code),
  description: "Toran, plan University, one year from 20 November 2026 until 20 November 2027",
  sac: "997331",
  amount: 15_000_000,
  taxes: taxLines(2_700_000, "Karnataka", state),
  total: 17_700_000,
  currency: "INR",
});
const corrects = { number: "TRN/26-27/000001", issuedAt: "2026-11-20T10:00:00Z" };

test.each([
  ["தமிழ்நாடு கல்லூரி", ["NotoSansTamil"]],
  ["ଓଡ଼ିଶା ମହାବିଦ୍ୟାଳୟ, Bhubaneswar", ["NotoSansOriya"]],
  ["നീലഗിരി College – नीलगिरि", ["NotoSansMalayalam", "NotoSansDevanagari"]],
])("a name in any script of India is drawn, also in several: %s", async (name, faces) => {
  const said = invoice("Goa", "30");
  const bytes = await invoicePdf({ ...said, recipient: { ...said.recipient, name } });
  expect(faces.filter((each) => !bytes.includes(each))).toEqual([]);
});

/** Where each text of a paper stands. */
async function boxesOf(said: Invoice) {
  const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const { text: write } = Paper.prototype;
  const spy = vi.spyOn(Paper.prototype, "text").mockImplementation(function (
    this: PDFKit.PDFDocument,
    text: string,
    left: number,
    top: number,
    options: { width: number; align: string },
  ) {
    const { width, align } = options;
    const right = left + width;
    const inner = Math.max(left, right - this.widthOfString(text));
    const bottom = top + this.heightOfString(text, { width });
    boxes.push({ text, left: align === "right" ? inner : left, right, top, bottom });
    return write.call(this, text, left, top, options);
  } as typeof write);
  await invoicePdf(said);
  spy.mockRestore();
  return boxes;
}

test.each([
  ["a tax invoice", invoice("Dadra and Nagar Haveli and Daman and Diu", "26")],
  ["a tax invoice of another state", invoice("Andaman and Nicobar Islands", "35")],
  ["a credit note", { ...invoice("Andaman and Nicobar Islands", "35"), corrects }],
  ["a credit note of a short state", { ...invoice("Goa", "30"), corrects }],
])("no line of %s stands on another, nor beyond its edge", async (_name, said) => {
  const boxes = await boxesOf(said);
  expect(boxes.filter(({ right }) => right > 545)).toEqual([]);
  const onAnother = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => [one.text, other.text]),
  );
  expect(onAnother).toEqual([]);
});
