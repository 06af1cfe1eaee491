import { escaped } from "../../text/xml";
import type { DisplayList, Item, LinkItem, Node, Page, Picture, TextItem } from "../display-list";
import { deflate, PdfFile, plainString, type Ref, short, textString } from "./file";
import { drawBox, drawPath, drawPicture } from "./shapes";
import { Structure } from "./structure";
import type { Subsetter } from "./shaper";
import { drawTexts, setTexts } from "./text";
import { type Typeface, UsedFace } from "./typeface";

const pointsPerPx = 0.75;

/** What the writer cannot do itself: faces in the order of the list, and a way to make them smaller. */
export interface Tools {
  faces: readonly Typeface[];
  subsetter: Subsetter;
  /** The moment that the file names as its own. */
  now: Date;
}

/** Writes pages down as a tagged PDF. */
export async function writePdf(list: DisplayList, tools: Tools): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PdfFile();
  const pages = list.pages.map(() => file.reserve());
  const tree = file.reserve();
  const faces = tools.faces.map((face, at) => new UsedFace(face, `F${at}`, file.reserve()));
  const structure = new Structure(file, list.nodes, pages);
  const pictures: Ref[] = [];
  for (const picture of list.pictures) pictures.push(await addPicture(file, picture));

  const contents = list.pages.map((page, at) => draw(page, at, { structure, faces }));
  const used = faces.filter((face) => face.used);
  for (const face of used) await face.write(file, tools.subsetter);
  const fonts = used.map(({ name, ref }) => `/${name} ${ref}`).join(" ");
  const images = pictures.map((ref, at) => `/I${at} ${ref}`).join(" ");
  const resources = file.add(`<< /Font << ${fonts} >> /XObject << ${images} >> >>`);
  for (const [at, { width, height }] of list.pages.entries()) {
    const { content, links } = contents[at]!;
    const stream = await file.addStream("", content);
    const size = `0 0 ${short(width * pointsPerPx)} ${short(height * pointsPerPx)}`;
    file.add(
      `<< /Type /Page /Parent ${tree} /MediaBox [${size}] /Resources ${resources} /Contents ${stream} /StructParents ${at} /Tabs /S /Annots [${links.join(" ")}] >>`,
      pages[at],
    );
  }
  file.add(`<< /Type /Pages /Kids [${pages.join(" ")}] /Count ${pages.length} >>`, tree);
  const outline = addOutline(file, list, pages);
  const made = stamp(tools.now);
  const metadata = file.addPacked(
    "/Type /Metadata /Subtype /XML",
    new TextEncoder().encode(xmp(list, tools.now)),
  );
  const catalog = file.add(
    `<< /Type /Catalog /Version /1.7 /Pages ${tree} /Lang ${plainString(list.language)} /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >> /StructTreeRoot ${structure.write()} /Metadata ${metadata}${outline ? ` /Outlines ${outline}` : ""} >>`,
  );
  const info = file.add(
    `<< /Title ${textString(list.title)}${list.author ? ` /Author ${textString(list.author)}` : ""} /CreationDate ${plainString(made)} >>`,
  );
  return file.write(catalog, info);
}

interface Drawing {
  structure: Structure;
  faces: readonly UsedFace[];
}

/** The operators of one page; neighbours of one meaning lie within one mark. */
function draw({ items, height }: Page, page: number, drawing: Drawing) {
  const { structure } = drawing;
  const out: string[] = [];
  const links: Ref[] = [];
  const faces = (item: TextItem) => item.faces.map((at) => drawing.faces[at]!);
  const texts = setTexts(
    items.filter((item) => item.kind === "text"),
    faces,
  );
  let open: number | undefined;
  for (const [at, item] of items.entries()) {
    if (item.kind === "link") {
      links.push(structure.link(item, page, height));
      continue;
    }
    if (item.node !== open) {
      if (open !== undefined) out.push("EMC");
      out.push(item.node < 0 ? "/Artifact BMC" : structure.mark(item.node, page));
      open = item.node;
    }
    if (item.kind === "picture" && item.node >= 0) structure.frame(item.node, item, height);
    if (item.kind !== "text") out.push(drawShape(item, height));
    else if (!goesOn(item, items[at - 1]))
      out.push(drawTexts(texts.splice(0, 1 + following(items, at)), height));
  }
  if (open !== undefined) out.push("EMC");
  return { content: out.join("\n"), links };
}

const goesOn = (item: Item | undefined, before: Item | undefined) =>
  item?.kind === "text" && item.continues && before?.kind === "text" && before.node === item.node;

/** How many texts go on where the one before ended; they are drawn in one stroke with it. */
function following(items: readonly Item[], at: number) {
  let last = at;
  while (goesOn(items[last + 1], items[last])) last++;
  return last - at;
}

function drawShape(item: Exclude<Item, LinkItem | TextItem>, height: number) {
  if (item.kind === "box") return drawBox(item, height);
  if (item.kind === "path") return drawPath(item, height);
  return drawPicture(item, height, `I${item.picture}`);
}

async function addPicture(file: PdfFile, { width, height, encoding, bytes }: Picture) {
  const common = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  if (encoding === "jpeg")
    return file.addPacked(`${common} /ColorSpace /DeviceRGB /Filter /DCTDecode`, bytes);
  const count = width * height;
  const [colours, alpha] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let at = 0; at < count; at++) {
    colours.set(bytes.subarray(at * 4, at * 4 + 3), at * 3);
    alpha[at] = bytes[at * 4 + 3]!;
  }
  const mask = file.addPacked(
    `${common} /ColorSpace /DeviceGray /Filter /FlateDecode`,
    await deflate(alpha),
  );
  return file.addPacked(
    `${common} /ColorSpace /DeviceRGB /SMask ${mask} /Filter /FlateDecode`,
    await deflate(colours),
  );
}

interface Entry {
  ref: Ref;
  node: Node;
  text: string;
  below: Entry[];
}

/** The headings as a list that leads to them. */
function addOutline(file: PdfFile, { nodes, pages: sizes }: DisplayList, pages: Ref[]) {
  const top: Entry[] = [];
  for (const node of nodes) {
    if (!node.outline) continue;
    const entry: Entry = { ref: file.reserve(), node, text: node.outline.text, below: [] };
    const into = node.outline.depth === 2 ? (top.at(-1)?.below ?? top) : top;
    into.push(entry);
  }
  if (!top.length) return undefined;
  const root = file.reserve();
  const write = (entries: Entry[], parent: Ref) => {
    for (const [at, { ref, node, text, below }] of entries.entries()) {
      const y = ((sizes[node.page]?.height ?? 0) - node.top) * pointsPerPx;
      const near = [
        at > 0 ? `/Prev ${entries[at - 1]!.ref}` : "",
        at < entries.length - 1 ? `/Next ${entries[at + 1]!.ref}` : "",
        range(below),
      ].join(" ");
      file.add(
        `<< /Title ${textString(text)} /Parent ${parent} ${near} /Dest [${pages[node.page]} /XYZ null ${short(y)} null] >>`,
        ref,
      );
      write(below, ref);
    }
  };
  write(top, root);
  return file.add(`<< /Type /Outlines ${range(top)} >>`, root);
}

const range = (entries: Entry[]): string =>
  entries.length
    ? `/First ${entries[0]!.ref} /Last ${entries.at(-1)!.ref} /Count ${entries.length}`
    : "";

const stamp = (now: Date) => `D:${now.toISOString().replaceAll(/\D/gu, "").slice(0, 14)}Z`;

const xmp = (
  { title, author }: Pick<DisplayList, "title" | "author">,
  now: Date,
) => `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${author ? `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>` : ""}<xmp:CreateDate>${now.toISOString()}</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
