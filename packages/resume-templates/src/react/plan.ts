import { type FontPairId, fontPairs } from "../fonts/font-pairs";
import { stackOf } from "../fonts/needed-faces";
import { joinsLetters } from "../fonts/scripts";
import type { FontPair } from "../fonts/face";
import type { ResumeModel } from "../model/model";
import type { Options } from "../model/options";
import { wordsFor } from "../model/words";
import { readable, tint } from "../primitives/colour";
import { type Metrics, metricsFor, nameVariables, variablesOf } from "../primitives/metrics";
import type { Layout, Template } from "../templates/template";

/** All that is decided before anything is measured. */
export interface Plan {
  layout: Layout;
  metrics: Metrics;
  options: Options;
  words: ReturnType<typeof wordsFor>;
  /** What each page element carries. */
  attributes: { className: string; lang: string; dir: "ltr" | "rtl" };
  variables: Record<string, string>;
  nameShare: number;
}

/** The pair that was asked for if the template can be set in it, else its first. */
export const pairFor = (template: Template, asked: string): FontPairId =>
  template.fontPairs.find((id) => id === asked) ?? template.fontPairs[0];

interface Setting {
  options: Options;
  /** All that stands on the pages. */
  text: string;
  /** The families that it was found to need beside those of its pair and its scripts. */
  faces?: readonly string[] | undefined;
  /** How much of its size the name can have for its words to fit. */
  nameShare?: number | undefined;
}

export function planFor(
  resume: ResumeModel,
  template: Template,
  { options, text, faces = [], nameShare = 1 }: Setting,
): Plan {
  const metrics = metricsFor(options, template.scale);
  const words = wordsFor(resume.locale);
  const pair: FontPair = fontPairs[pairFor(template, options.fontPair)];
  const accent = readable(options.accent);
  const look = { options, metrics, locale: resume.locale };
  const joined = joinsLetters(text) ? " tr-joined" : "";
  const upper = options.headingCase === "upper" ? " tr-upper" : "";
  return {
    layout: template.layout({ ...look, resume, words }),
    metrics,
    options,
    words,
    attributes: {
      className: `tr-page tr-${template.id}${upper}${joined}`,
      lang: resume.locale,
      dir: resume.dir,
    },
    nameShare,
    variables: {
      ...variablesOf(metrics),
      ...nameVariables(metrics, nameShare),
      "--tr-accent": accent,
      "--tr-tint": tint(accent, 0.09),
      "--tr-line-colour": tint(accent, 0.35),
      "--tr-body-family": stackOf(pair.body, text, faces),
      "--tr-heading-family": stackOf(pair.heading ?? pair.body, text, faces),
      "--tr-mono-family": stackOf(pair.mono ?? pair.body, text, faces),
    },
  };
}
