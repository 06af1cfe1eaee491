/** What is known of a résumé template before its code is fetched. */
export interface TemplateFacts {
  id: string;
  name: string;
  /** What it is good for, in one line. */
  summary: string;
}

/** The ten templates, in the order of the gallery: the only list of them. */
export const templates = [
  { id: "plain", name: "Plain", summary: "One column that every machine reads." },
  { id: "placement", name: "Placement", summary: "The grid that placement offices ask for." },
  { id: "engineer", name: "Engineer", summary: "Skills and projects before everything else." },
  { id: "sidebar", name: "Sidebar", summary: "Facts at the side, the story in the middle." },
  { id: "timeline", name: "Timeline", summary: "Years down the margin." },
  { id: "swiss", name: "Swiss", summary: "A strict grid with a lot of air." },
  { id: "editorial", name: "Editorial", summary: "Serif headings, set like a magazine." },
  { id: "scholar", name: "Scholar", summary: "Papers, teaching and talks, over several pages." },
  { id: "maker", name: "Maker", summary: "Pictures of what was made." },
  { id: "evidence", name: "Evidence", summary: "Each claim with what backs it." },
] as const satisfies TemplateFacts[];

export type TemplateId = (typeof templates)[number]["id"];
