/** A text with every place underlined where it holds what was typed. */
export function Matched({ text, search }: { text: string; search: string }) {
  const wanted = search.trim();
  if (!wanted) return text;
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${escaped})`, "gi")).map((part, place) =>
    place % 2 ? (
      <mark
        key={place}
        className="decoration-accent-line bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
