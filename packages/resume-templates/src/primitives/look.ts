import type { Options } from "../model/options";
import type { Metrics } from "./metrics";

/** What every part must know to be drawn. */
export interface Look {
  options: Options;
  metrics: Metrics;
  locale: string;
}
