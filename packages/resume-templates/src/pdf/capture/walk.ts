import type { Box, Item, Node, Page, Role } from "../display-list";
import { boxesOf } from "./boxes";
import { pathsOf } from "./drawings";
import { FacesInUse } from "./faces";
import { Letters } from "./letters";
import { onlyHolds, roleOf } from "./roles";
import { cornerOf, zoomOf } from "./style";
import { TextRun } from "./text-run";

/** A picture that is fetched once the walk is over. */
export interface Awaited {
  image: HTMLImageElement;
  width: number;
  height: number;
}

/** What an element has from those around it. */
interface Around {
  node: number;
  role: Role | undefined;
  hidden: boolean;
  language: string;
  zoom: number;
  /** The nearest element that is no part of a line. */
  holder: Element;
}

const addresses = /^(?:https|mailto|tel):/u;

/** Walks pages in the order in which they are read, and notes what is drawn and what it means. */
export class Walk {
  readonly nodes: Node[] = [];
  readonly pictures: Awaited[] = [];
  readonly faces: FacesInUse;
  readonly #letters: Letters;
  readonly #language: string;
  #items: Item[] = [];
  #origin = new DOMRect();
  #page = -1;
  #images: HTMLImageElement[] = [];
  #text: TextRun;
  #projects = false;

  constructor(
    host: HTMLElement,
    given: { language: string; resolveFont?: (url: string) => string },
  ) {
    this.faces = new FacesInUse(given.resolveFont);
    this.#letters = new Letters(host);
    this.#language = given.language;
    this.#text = new TextRun();
  }

  /** `original` is the page that the copy was made of; its pictures have already come. */
  page(copy: HTMLElement, original: HTMLElement): Page {
    this.#page++;
    this.#items = [];
    this.#origin = copy.getBoundingClientRect();
    this.#images = [...original.querySelectorAll("img")];
    this.#text = new TextRun();
    const around = { node: -1, role: undefined, hidden: false, language: this.#language };
    this.#element(copy, { ...around, zoom: 1, holder: copy });
    this.#text.end();
    const { width, height } = this.#origin;
    return { width, height, items: this.#items };
  }

  #element(element: Element, around: Around) {
    const style = getComputedStyle(element);
    if (style.display === "none") return;
    const box = this.#place(element.getBoundingClientRect());
    const inline = style.display.startsWith("inline");
    const own: Around = {
      ...around,
      hidden: around.hidden || element.ariaHidden === "true",
      language: (element as HTMLElement).lang || around.language,
      zoom: around.zoom * zoomOf(element),
      holder: inline ? around.holder : element,
    };
    this.#items.push(...boxesOf(style, box, element));
    if (!own.hidden) this.#mean(element, style, own);
    if (element instanceof SVGSVGElement)
      this.#items.push(...pathsOf(element, own.hidden ? -1 : own.node, this.#origin));
    else if (element instanceof HTMLImageElement) this.#picture(element, style, box, own);
    else this.#children(element, style, own);
    if (own.role === "Link" && own.node !== around.node)
      this.#link(element as HTMLAnchorElement, own);
  }

  #children(element: Element, style: CSSStyleDeclaration, around: Around) {
    for (const child of element.childNodes) {
      if (child instanceof Element) this.#element(child, around);
      else if (child instanceof Text) {
        const { node, hidden, holder, language, zoom } = around;
        const faces = this.faces.of(style, child.data);
        const letters = this.#letters.of(style, language);
        const common = { style, holder, zoom, faces, letters, language, origin: this.#origin };
        this.#items.push(...this.#text.add(child, { ...common, node: hidden ? -1 : node }));
      }
    }
  }

  /** Notes the meaning of an element, and in `own` where its contents hang. */
  #mean(element: Element, style: CSSStyleDeclaration, own: Around) {
    const found = roleOf(element);
    const role =
      found === "Link" && !addresses.test((element as HTMLAnchorElement).href) ? "Span" : found;
    const foreign = own.language !== (this.nodes[own.node]?.language ?? this.#languageAt(own.node));
    if (role) this.#enter(own, { role, ...this.#about(element, role) }, foreign);
    else if (onlyHolds(own.role) && holdsText(element, style))
      this.#enter(own, { role: "P" }, foreign);
    else if (foreign) this.#enter(own, { role: "Span" }, true);
    if (role === "LI") this.#enter(own, { role: "LBody" }, false);
  }

  #languageAt(node: number): string {
    if (node < 0) return this.#language;
    const { language, parent } = this.nodes[node]!;
    return language ?? this.#languageAt(parent);
  }

  #enter(own: Around, node: Pick<Node, "role"> & Partial<Node>, foreign: boolean) {
    const top = node.top ?? 0;
    this.nodes.push({
      ...node,
      parent: own.node,
      page: this.#page,
      top,
      ...(foreign && { language: own.language }),
    });
    own.node = this.nodes.length - 1;
    own.role = node.role;
  }

  #about(element: Element, role: Role): Partial<Node> {
    const text = () => (element.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
    const top = () => element.getBoundingClientRect().top - this.#origin.top;
    if (role === "H2") {
      this.#projects = (element as HTMLElement).dataset.kind === "projects";
      return { top: top(), outline: { text: text(), depth: 1 } };
    }
    if (role === "H3" && this.#projects) return { top: top(), outline: { text: text(), depth: 2 } };
    if (role === "Link") return { alt: text() };
    if (role === "Figure")
      return { alt: element.getAttribute("alt") ?? element.getAttribute("aria-label") ?? text() };
    if (role === "TH") return { scope: element.getAttribute("scope") === "row" ? "Row" : "Column" };
    return {};
  }

  #picture(
    image: HTMLImageElement,
    style: CSSStyleDeclaration,
    box: Box,
    { node, hidden }: Around,
  ) {
    const copies = [...image.closest(".tr-page")!.querySelectorAll("img")];
    const original = this.#images[copies.indexOf(image)];
    if (!original) return;
    const corner = cornerOf(style.borderTopLeftRadius, box.width, box.height);
    const edge = ["Top", "Right", "Bottom", "Left"] as const;
    const [top, right, bottom, left] = edge.map((side) =>
      Number.parseFloat(style[`border${side}Width`]),
    ) as [number, number, number, number];
    const inner = {
      x: box.x + left,
      y: box.y + top,
      width: box.width - left - right,
      height: box.height - top - bottom,
    };
    const picture = this.pictures.push({ image: original, ...inner }) - 1;
    this.#items.push({
      kind: "picture",
      node: hidden || !image.alt ? -1 : node,
      ...inner,
      picture,
      ...(corner && { corner }),
    });
  }

  #link(anchor: HTMLAnchorElement, { node, hidden }: Around) {
    const boxes = [...anchor.getClientRects()].filter(({ width }) => width > 0);
    if (hidden || !boxes.length) return;
    this.#items.push({
      kind: "link",
      node,
      address: anchor.href,
      boxes: boxes.map((box) => this.#place(box)),
    });
  }

  #place({ left, top, width, height }: DOMRect): Box {
    return { x: left - this.#origin.left, y: top - this.#origin.top, width, height };
  }
}

/** Whether an element has a line of text of its own, rather than further blocks. */
function holdsText(element: Element, style: CSSStyleDeclaration) {
  if (style.display.startsWith("inline")) return false;
  return [...element.childNodes].some((child) =>
    child instanceof Element
      ? child.ariaHidden !== "true" && getComputedStyle(child).display.startsWith("inline")
      : /\S/u.test(child.textContent ?? ""),
  );
}
