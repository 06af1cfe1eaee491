import type { FontPair } from "./face";

export const fontPairs = {
  sans: { id: "sans", name: "Source Sans", body: "tr-source-sans-3" },
  serif: {
    id: "serif",
    name: "Source Serif",
    body: "tr-source-serif-4",
    mono: "tr-jetbrains-mono",
  },
  condensed: { id: "condensed", name: "Plex Condensed", body: "tr-ibm-plex-sans-condensed" },
  round: { id: "round", name: "Figtree", body: "tr-figtree" },
  public: { id: "public", name: "Public Sans", body: "tr-public-sans" },
  "serif-heads": {
    id: "serif-heads",
    name: "Source Serif and Sans",
    body: "tr-source-sans-3",
    heading: "tr-source-serif-4",
  },
  swiss: { id: "swiss", name: "Inter", body: "tr-inter" },
  garamond: { id: "garamond", name: "EB Garamond", body: "tr-eb-garamond" },
  "spectral-heads": {
    id: "spectral-heads",
    name: "Spectral and Public Sans",
    body: "tr-public-sans",
    heading: "tr-spectral",
  },
  "fraunces-heads": {
    id: "fraunces-heads",
    name: "Fraunces and Source Sans",
    body: "tr-source-sans-3",
    heading: "tr-fraunces",
  },
  "mono-heads": {
    id: "mono-heads",
    name: "JetBrains Mono and Plex Sans",
    body: "tr-ibm-plex-sans",
    heading: "tr-jetbrains-mono",
    mono: "tr-jetbrains-mono",
  },
} satisfies Record<string, FontPair>;

export type FontPairId = keyof typeof fontPairs;
