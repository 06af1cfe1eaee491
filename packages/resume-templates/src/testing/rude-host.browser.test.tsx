import { expect, test } from "vitest";
import { samples } from "../samples";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import { draw } from "./draw";
import { pagesIn } from "./faults";
import { rudeRules } from "./rude-rules";

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
  "18: %s looks the same whatever its host says of all elements",
  async (id) => {
    const template = await loadTemplate(id);
    const drawn = async () => {
      await draw({ resume: samples.full, template, options: { level: "dots" } });
      return lookOf(pagesIn(document));
    };
    const alone = await drawn();
    const style = document.createElement("style");
    style.textContent = rudeRules;
    document.head.append(style);
    const hosted = await drawn();
    style.remove();
    expect(hosted.filter((look, index) => look !== alone[index])).toEqual([]);
    expect(hosted).toHaveLength(alone.length);
  },
);
