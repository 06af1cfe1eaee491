/** How a browser sets the letters of one look, in px. */
export interface LetterSize {
  /** From the top of their box down to the baseline. */
  below: number;
  /** As large as they are drawn: browsers have a least size, some of their own for a language, and do not tell it. */
  size: number;
}

const large = 100;
/** What differs by less is rounding. */
const rounding = 0.02;

/** How large letters are and where they stand in their box; measured, for no browser rounds like another. */
export class Letters {
  readonly #host: HTMLElement;
  readonly #known = new Map<string, LetterSize>();

  /** `host` is where the probes are laid, out of sight. */
  constructor(host: HTMLElement) {
    this.#host = host;
  }

  of(style: CSSStyleDeclaration, language: string): LetterSize {
    const { fontFamily, fontSize, fontWeight, fontStyle } = style;
    const key = `${fontFamily}|${fontSize}|${fontWeight}|${fontStyle}|${language}`;
    const look = { fontFamily, fontSize, fontWeight, fontStyle };
    const known = this.#known.get(key) ?? this.#measure(look, language);
    this.#known.set(key, known);
    return known;
  }

  #measure(look: Partial<CSSStyleDeclaration> & { fontSize: string }, language: string) {
    const probe = document.createElement("div");
    Object.assign(probe.style, look, { position: "absolute", whiteSpace: "nowrap" });
    probe.lang = language;
    const mark = document.createElement("span");
    Object.assign(mark.style, { display: "inline-block", width: "1px", height: "0" });
    const words = document.createElement("span");
    words.textContent = "Hamburgefonstiv";
    const same = words.cloneNode(true) as HTMLElement;
    same.style.fontSize = `${large}px`;
    const beside = document.createElement("div");
    beside.append(same);
    probe.append("Hx", mark, words, beside);
    this.#host.append(probe);
    const range = document.createRange();
    range.selectNodeContents(probe.firstChild!);
    const below = mark.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    const drawn =
      (words.getBoundingClientRect().width / same.getBoundingClientRect().width) * large;
    probe.remove();
    const asked = Number.parseFloat(look.fontSize);
    const size = Math.abs(drawn / asked - 1) > rounding ? drawn : asked;
    return { below, size };
  }
}
