import type { TemplateId } from "../registry";
import type { Template } from "./template";

/** Each template in a chunk of its own. */
const loaders = {
  plain: async () => (await import("./plain/plain")).plain,
  placement: async () => (await import("./placement/placement")).placement,
  engineer: async () => (await import("./engineer/engineer")).engineer,
  sidebar: async () => (await import("./sidebar/sidebar")).sidebar,
  timeline: async () => (await import("./timeline/timeline")).timeline,
  swiss: async () => (await import("./swiss/swiss")).swiss,
  editorial: async () => (await import("./editorial/editorial")).editorial,
  scholar: async () => (await import("./scholar/scholar")).scholar,
  maker: async () => (await import("./maker/maker")).maker,
  evidence: async () => (await import("./evidence/evidence")).evidence,
} satisfies Record<TemplateId, () => Promise<Template>>;

export type BuiltTemplateId = keyof typeof loaders;

export const builtTemplates = Object.keys(loaders) as BuiltTemplateId[];

/** Fetches the code of a template; asked for twice, it is fetched once. */
export const loadTemplate = (id: BuiltTemplateId): Promise<Template> => loaders[id]();
