import { expect, test } from "vitest";
import { samples } from "../samples";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import { draw } from "./draw";
import { pagesIn } from "./faults";

/** What hosts say of all elements: their reset, their dark theme, and worse. */
const rules = `
  * { letter-spacing: 5px; line-height: 3; text-transform: uppercase; box-sizing: content-box; }
  html { font-size: 62.5%; direction: rtl; color-scheme: dark; }
  body { background: #111; color: #eee; font: 30px monospace; text-align: center; word-spacing: 9px; }
  h1, h2, h3, p, li, td { margin: 30px; padding: 10px; color: #eee; font-size: 40px; }
  ul, li { list-style: square; text-indent: 2em; }
  a { color: yellow; text-decoration: underline wavy; }
  img, svg { display: inline; max-width: 50%; height: auto; vertical-align: top; opacity: 0.5; }
  table, th, td { border: 3px dotted red; background: #333; }
  strong, em { font-weight: 900; color: red; font-style: oblique; }
  span, bdi { display: inline-flex; }
`;

/** How every node of the pages looks and where it lies. */
function lookOf(pages: HTMLElement[]) {
  return pages.flatMap((page) => {
    const paper = page.getBoundingClientRect();
    return [...page.querySelectorAll("*")].map((node) => {
      const box = node.getBoundingClientRect();
      const look = getComputedStyle(node);
      const place = [box.left - paper.left, box.top - paper.top, box.width, box.height].map(
        Math.round,
      );
      const parts = [
        look.color,
        look.backgroundColor,
        look.fontSize,
        look.fontWeight,
        look.fontStyle,
        look.letterSpacing,
        look.textTransform,
        look.textDecorationLine,
        look.opacity,
      ];
      return `${node.localName}.${node.getAttribute("class")} ${place.join()} ${parts.join()}`;
    });
  });
}

test.each(builtTemplates)(
  "%s looks the same whatever its host says of all elements",
  async (id) => {
    const template = await loadTemplate(id);
    const drawn = async () => {
      await draw({ resume: samples.full, template, options: { level: "dots" } });
      return lookOf(pagesIn(document));
    };
    const alone = await drawn();
    const style = document.createElement("style");
    style.textContent = rules;
    document.head.append(style);
    const hosted = await drawn();
    style.remove();
    expect(hosted.filter((look, index) => look !== alone[index])).toEqual([]);
    expect(hosted).toHaveLength(alone.length);
  },
);
