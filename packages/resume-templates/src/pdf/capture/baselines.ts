/** How far below the top of its box the letters of a face stand; measured, for no browser rounds like another. */
export class Baselines {
  readonly #host: HTMLElement;
  readonly #known = new Map<string, number>();

  /** `host` is where the probes are laid, out of sight. */
  constructor(host: HTMLElement) {
    this.#host = host;
  }

  below(style: CSSStyleDeclaration): number {
    const { fontFamily, fontSize, fontWeight, fontStyle } = style;
    const key = `${fontFamily}|${fontSize}|${fontWeight}|${fontStyle}`;
    const known =
      this.#known.get(key) ?? this.#measure({ fontFamily, fontSize, fontWeight, fontStyle });
    this.#known.set(key, known);
    return known;
  }

  #measure(look: Partial<CSSStyleDeclaration>) {
    const probe = document.createElement("div");
    Object.assign(probe.style, look, { position: "absolute", whiteSpace: "nowrap" });
    const mark = document.createElement("span");
    Object.assign(mark.style, { display: "inline-block", width: "1px", height: "0" });
    probe.append("Hx", mark);
    this.#host.append(probe);
    const range = document.createRange();
    range.selectNodeContents(probe.firstChild!);
    const below = mark.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    probe.remove();
    return below;
  }
}
