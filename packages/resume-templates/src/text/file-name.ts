import { lettersOf } from "./letters";

const longest = 80;

/** A name that every system can store, in the person's own script: "Ananya Iyer – Résumé.pdf". */
export function fileName(name: string, ending: string) {
  const clean = name
    .normalize("NFC")
    // What joins letters, or keeps them apart, belongs to a word of many scripts.
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/^\.+/u, "");
  const short = lettersOf(clean)
    .slice(0, longest)
    .join("")
    .replace(/[. ]+$/u, "");
  return short ? `${short} – Résumé.${ending}` : `Résumé.${ending}`;
}
