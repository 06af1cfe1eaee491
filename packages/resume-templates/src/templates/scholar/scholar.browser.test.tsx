import { expect, test } from "vitest";
import { draw } from "../../testing/draw";
import { pagesIn } from "../../testing/faults";
import { bullets, entry, experience, withName, withSections } from "../../testing/parts";
import { scholar } from "./scholar";

const name = "Maria-Annapurna Subrahmanyam Deshpande-Fernandes de Albuquerque";

test.each([name, `${name} ${name}`])(
  "the running head leaves the number of its page alone: %s",
  async (long) => {
    const sections = [experience(entry("e", "Clerk", { body: bullets(60) }))];
    const options = { baseSize: 12, margin: "wide" } as const;
    await draw({ resume: withSections(sections, withName(long)), template: scholar, options });
    const [, second] = pagesIn(document);
    const boxOf = (part: string) => {
      const range = document.createRange();
      range.selectNodeContents(second!.querySelector(part)!);
      return range.getBoundingClientRect();
    };
    const [head, foot] = [boxOf(".tr-running"), boxOf(".tr-foot")];
    expect(head.right).toBeLessThan(foot.left);
    expect(head.height).toBeLessThan(foot.height * 1.5);
  },
);
