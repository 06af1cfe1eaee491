import { drawnForms } from "../drawn-forms";
import { marksIn } from "../marks-astray";
import type { pressing } from "../pressing";
import { readPdf, rolesOf } from "../read-pdf";
import type { Sheet } from "../sheet/sheet";
import { barriersIn } from "./barriers";
import { hasPdftotext, pdftotext } from "./pdftotext";
import { comparePlaces } from "./places";
import { valuesMissing } from "./values";
import { matchWords } from "./word-match";

type Pressed = ReturnType<typeof pressing>;
type Shown = Awaited<ReturnType<Pressed["show"]>>;
type File = Awaited<ReturnType<typeof readPdf>>;

/** How a file did: what is wrong with it, and how close it came to the limits. */
export interface Found {
  faults: string[];
  pages: number;
  /** The share of words that come back whole, through PDF.js and through poppler. */
  words: number;
  poppler: number;
  /** The worst distance from where the browser prints a form, in points. */
  x: number;
  y: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** One résumé in one template on one paper, against every gate that needs no clock. */
export async function tryGates(
  sheet: Pressed & { print?: () => Promise<Uint8Array> },
  what: Sheet,
) {
  const shown = await sheet.show(what);
  const drawn = await sheet.amiss();
  const bytes = await sheet.write(shown.input);
  const printed = await sheet.print?.();
  const file = await readPdf(bytes);
  const seen = shown.text.join("\n");
  // Where no face has a letter, the browser draws what the file cannot have, and the person is told so.
  const hasAllFaces = !shown.notices.some((notice) => notice.includes("no typeface"));
  const least = rightToLeft.test(seen) ? 0.9 : 1;
  const text = file.pages.map((page) => page.text).join("\n");
  const words = hasAllFaces ? share(seen, text, least) : whole;
  // Other browsers set words so close that poppler, which goes by gaps alone, takes two for one.
  const other = hasAllFaces && printed;
  const poppler = other && hasPdftotext ? share(seen, await pdftotext(bytes), least) : whole;
  const places = other ? await placesOf(bytes, printed) : { faults: [], x: 0, y: 0 };
  return {
    faults: [
      ...drawn,
      ...words.faults,
      ...poppler.faults.map((fault) => `poppler: ${fault}`),
      ...faultsOfFile(file, shown),
      ...places.faults,
      ...barriersIn(bytes, hasAllFaces),
      ...(await marksLost(sheet, what)),
    ],
    pages: shown.pages,
    words: words.share,
    poppler: poppler.share,
    x: places.x,
    y: places.y,
  } satisfies Found;
}

const whole = { share: 1, faults: [] as string[] };

function share(seen: string, found: string, least: number) {
  const { wanted, whole: intact, read, astray } = matchWords(seen, found);
  const of = wanted ? intact / wanted : 1;
  const faults = [
    ...(of < least ? [`${intact} words of ${wanted} are whole: ${astray}`] : []),
    ...(least === 1 && read !== wanted ? [`${read} words are read of ${wanted}: ${astray}`] : []),
  ];
  return { share: of, faults };
}

async function placesOf(bytes: Uint8Array, printed: Uint8Array) {
  const [ours, theirs] = [await drawnForms(bytes), await drawnForms(printed)];
  const { astray, ...worst } = comparePlaces(ours, theirs);
  const pages = [ours, theirs].map((forms) => forms.at(-1)?.page);
  const first = astray[0];
  return {
    ...worst,
    faults: [
      ...(first ? [`${astray.length} forms stand elsewhere, ${JSON.stringify(first)} first`] : []),
      ...(pages[0] === pages[1] ? [] : [`${pages[0]} pages are printed as ${pages[1]}`]),
    ],
  };
}

/** What a file says of itself, against what is on its pages. */
function* faultsOfFile(file: File, shown: Shown) {
  const { title, language } = shown.input;
  if (file.pages.length !== shown.pages) yield `${file.pages.length} pages of ${shown.pages}`;
  if (!file.marked) yield "it is not tagged";
  if (file.title !== title) yield `it is called ${file.title}`;
  if (file.language !== language) yield `its language is ${file.language}`;
  const roles = file.pages.flatMap(({ tree }) => (tree ? rolesOf(tree) : []));
  const count = (role: string) => roles.filter((each) => each === role).length;
  const counted = ["H1", "H2", "H3", "Figure"].map(count).join();
  const wanted = [...shown.headings, shown.pictures].join();
  if (counted !== wanted) yield `H1, H2, H3 and figures are ${counted}, not ${wanted}`;
  if (shown.headings[0] !== 1) yield `${shown.headings[0]} names`;
  if (file.outline.length !== shown.headings[1]) yield `${file.outline.length} in the outline`;
  const links = file.pages.flatMap((page) => page.links.map(({ url }) => url));
  if (links.join("\n") !== shown.addresses.join("\n"))
    yield `links to ${links.join(" ")} instead of ${shown.addresses.join(" ")}`;
  const text = file.pages.map((page) => page.text).join("");
  for (const lost of valuesMissing(text, shown.values, shown.pages))
    yield `${lost.slice(0, 80)} is lost`;
}

/** With a mark behind each value, each comes once and in the order of the template. */
async function marksLost(sheet: Pressed, what: Sheet) {
  const { input, marks } = await sheet.show({ ...what, marks: true });
  const drawn = await sheet.amiss();
  const { pages } = await readPdf(await sheet.write(input));
  const found = marksIn(pages.map(({ said }) => said).join(""));
  const at = marks.findIndex((mark, nth) => mark !== found[nth]);
  const differ = at >= 0 || found.length !== marks.length;
  return [
    ...drawn,
    ...(differ ? [`${found.length} marks of ${marks.length}, ${found[at]} for ${marks[at]}`] : []),
  ];
}
