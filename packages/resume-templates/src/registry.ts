/** What is known of a résumé template before its code is fetched. */
export interface TemplateFacts {
  id: string;
  name: string;
  /** What it is good for, in one line. */
  summary: string;
  columns: 1 | 2;
  /** How surely a machine follows its layout; the text itself is always text. */
  ats: "strict" | "good" | "visual";
  photo: "never" | "optional" | "expected";
  /** Whether it can draw levels beside their words. */
  levels: "words" | "drawn";
  /** Whether the colour that is chosen is seen anywhere. */
  coloured: boolean;
  /** Whether it is made for more than two pages. */
  multiPage: "good" | "poor";
  audience: readonly string[];
}

/** The ten templates, in the order of the gallery: the only list of them. */
// oxfmt-ignore
export const templates = [
  { id: "plain", name: "Plain", summary: "One column that every machine reads.", columns: 1, ats: "strict", photo: "never", levels: "words", coloured: false, multiPage: "good", audience: ["government", "everyone"] },
  { id: "placement", name: "Placement", summary: "The grid that placement offices ask for.", columns: 1, ats: "good", photo: "optional", levels: "words", coloured: true, multiPage: "poor", audience: ["campus"] },
  { id: "engineer", name: "Engineer", summary: "Typeset and tight, as software teams know it.", columns: 1, ats: "strict", photo: "never", levels: "words", coloured: true, multiPage: "good", audience: ["software"] },
  { id: "sidebar", name: "Sidebar", summary: "Facts at the side, the story in the middle.", columns: 2, ats: "visual", photo: "expected", levels: "drawn", coloured: true, multiPage: "good", audience: ["business", "hospitality"] },
  { id: "timeline", name: "Timeline", summary: "Years down the margin.", columns: 1, ats: "good", photo: "optional", levels: "words", coloured: true, multiPage: "good", audience: ["students"] },
  { id: "swiss", name: "Swiss", summary: "A strict grid with a lot of air.", columns: 1, ats: "good", photo: "never", levels: "words", coloured: true, multiPage: "good", audience: ["design", "product"] },
  { id: "editorial", name: "Editorial", summary: "Serif headings, set like a magazine.", columns: 1, ats: "visual", photo: "optional", levels: "words", coloured: true, multiPage: "poor", audience: ["marketing", "media"] },
  { id: "scholar", name: "Scholar", summary: "Papers, teaching and talks, over several pages.", columns: 1, ats: "strict", photo: "never", levels: "words", coloured: true, multiPage: "good", audience: ["research"] },
  { id: "maker", name: "Maker", summary: "Projects first, each on a card.", columns: 1, ats: "visual", photo: "never", levels: "drawn", coloured: true, multiPage: "good", audience: ["developers"] },
  { id: "evidence", name: "Evidence", summary: "Each skill with what backs it.", columns: 1, ats: "good", photo: "never", levels: "words", coloured: true, multiPage: "good", audience: ["first-years", "career changers"] },
] as const satisfies TemplateFacts[];

export type TemplateId = (typeof templates)[number]["id"];
