/** The résumé templates that have a place for a photo, as their registry says. Of templates nobody else need know more. */
export const templatesWithPhoto: readonly string[] = [
  "placement",
  "sidebar",
  "timeline",
  "editorial",
];
