import type { Face } from "../face";

// The addresses stand here in full, for only then does a bundler find the files.
/** The faces of the families that a template may be set in. */
export const families: Record<string, Face[]> = {
  "tr-source-sans-3": [
    {
      family: "tr-source-sans-3",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-source-sans-3",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-source-sans-3",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-source-serif-4": [
    {
      family: "tr-source-serif-4",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-source-serif-4",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-source-serif-4",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-fraunces": [
    {
      family: "tr-fraunces",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-fraunces",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-fraunces",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-ibm-plex-sans": [
    {
      family: "tr-ibm-plex-sans",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-ibm-plex-sans",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-ibm-plex-sans",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-ibm-plex-sans-condensed": [
    {
      family: "tr-ibm-plex-sans-condensed",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans-condensed/400Regular/IBMPlexSansCondensed_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-ibm-plex-sans-condensed",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans-condensed/400Regular_Italic/IBMPlexSansCondensed_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-ibm-plex-sans-condensed",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/ibm-plex-sans-condensed/600SemiBold/IBMPlexSansCondensed_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-figtree": [
    {
      family: "tr-figtree",
      weight: 400,
      style: "normal",
      url: new URL("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf", import.meta.url)
        .href,
    },
    {
      family: "tr-figtree",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-figtree",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-public-sans": [
    {
      family: "tr-public-sans",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-public-sans",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/public-sans/400Regular_Italic/PublicSans_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-public-sans",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-jetbrains-mono": [
    {
      family: "tr-jetbrains-mono",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-jetbrains-mono",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/jetbrains-mono/600SemiBold/JetBrainsMono_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-inter": [
    {
      family: "tr-inter",
      weight: 400,
      style: "normal",
      url: new URL("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf", import.meta.url)
        .href,
    },
    {
      family: "tr-inter",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-inter",
      weight: 600,
      style: "normal",
      url: new URL("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf", import.meta.url)
        .href,
    },
  ],
  "tr-eb-garamond": [
    {
      family: "tr-eb-garamond",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-eb-garamond",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-eb-garamond",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  "tr-spectral": [
    {
      family: "tr-spectral",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/spectral/400Regular/Spectral_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-spectral",
      weight: 400,
      style: "italic",
      url: new URL(
        "@expo-google-fonts/spectral/400Regular_Italic/Spectral_400Regular_Italic.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-spectral",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/spectral/600SemiBold/Spectral_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
};

/** The faces that are fetched only for a text that is written in their script. */
export const scriptFaces = {
  devanagari: [
    {
      family: "tr-noto-sans-devanagari",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-devanagari",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  arabic: [
    {
      family: "tr-noto-sans-arabic",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-arabic",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  tamil: [
    {
      family: "tr-noto-sans-tamil",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-tamil",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  bengali: [
    {
      family: "tr-noto-sans-bengali",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-bengali",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  telugu: [
    {
      family: "tr-noto-sans-telugu",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-telugu",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  gujarati: [
    {
      family: "tr-noto-sans-gujarati",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-gujarati",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  kannada: [
    {
      family: "tr-noto-sans-kannada",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-kannada",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  malayalam: [
    {
      family: "tr-noto-sans-malayalam",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-malayalam",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  gurmukhi: [
    {
      family: "tr-noto-sans-gurmukhi",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-gurmukhi",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  hebrew: [
    {
      family: "tr-noto-sans-hebrew",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-hebrew",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
  thai: [
    {
      family: "tr-noto-sans-thai",
      weight: 400,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf",
        import.meta.url,
      ).href,
    },
    {
      family: "tr-noto-sans-thai",
      weight: 600,
      style: "normal",
      url: new URL(
        "@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf",
        import.meta.url,
      ).href,
    },
  ],
} satisfies Record<string, Face[]>;
