/** The inks of the paper, by the names of the dyes; all can be read on white. */
export const accents = [
  { hex: "#27408b", name: "Neel" },
  { hex: "#1f5c60", name: "Mor" },
  { hex: "#7a2350", name: "Jamun" },
  { hex: "#8a4a12", name: "Geru" },
  { hex: "#2d5a2f", name: "Neem" },
  { hex: "#1f2430", name: "Kajal" },
] as const;
