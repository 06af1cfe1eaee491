import { barriersOfContent } from "./barriers-of-content";
import { barriersOfFonts } from "./barriers-of-fonts";
import { barriersOfTree } from "./barriers-of-tree";
import { PdfObjects } from "./pdf-objects";
import { Said } from "./pdf-tokens";

/**
 * What would keep a file from being PDF/UA, by the points of the Matterhorn protocol that a program can see. Of letters that
 * no face has, a form with no drawing of its own is all that can be shown.
 */
export function barriersIn(bytes: Uint8Array, hasAllFaces = true): string[] {
  const file = new PdfObjects(bytes);
  const drawn = barriersOfContent(file);
  return [
    ...barriersOfCatalog(file),
    ...drawn.faults,
    ...barriersOfTree(file, drawn.marks),
    ...barriersOfFonts(file, drawn.codes).filter(
      (each) => hasAllFaces || !each.startsWith("31-030"),
    ),
  ];
}

function* barriersOfCatalog(file: PdfObjects) {
  const { catalog } = file;
  const said = (name: string) => {
    const value = catalog.get(name);
    return value instanceof Said ? value.text : "";
  };
  if (!/^[a-z]{2,3}(?:-|$)/u.test(said("/Lang"))) yield "11-006: the file has no language";
  if (file.dict(catalog.get("/MarkInfo"))?.get("/Marked") !== "true")
    yield "06: the file is not marked";
  if (file.dict(catalog.get("/ViewerPreferences"))?.get("/DisplayDocTitle") !== "true")
    yield "07-001: the title is not shown";
  const metadata = Buffer.from(file.bytesOf(catalog.get("/Metadata")) ?? []).toString("utf8");
  if (!/<dc:title>.*<rdf:li [^>]*>[^<]+<\/rdf:li>/u.test(metadata))
    yield "06-003: the metadata have no title";
}
