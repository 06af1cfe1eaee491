/** A text with every place underlined where it holds what was typed. */
export function Matched({ text, search }: { text: string; search: string }) {
  const wanted = search.trim();
  // Words that a translator has taken away cannot be taken out one by one: all of them go together.
  return <span key={`${wanted}\n${text}`}>{wanted ? marked(text, wanted) : text}</span>;
}

function marked(text: string, wanted: string) {
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
