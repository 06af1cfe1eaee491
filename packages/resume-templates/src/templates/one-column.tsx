import type { Block } from "../primitives/block";
import type { Metrics } from "../primitives/metrics";
import type { Flow, Layout } from "./template";

/** The whole page within its margins. */
export function oneColumn(blocks: Block[], metrics: Metrics): Layout {
  const { page, margin } = metrics;
  const main: Flow = { blocks, width: page.width - 2 * margin, height: page.height - 2 * margin };
  return { main, frame: (flows) => <div className="tr-sheet">{flows.main}</div> };
}
