/** What to press, as people read it, from `aria-keyshortcuts`: `Control+k` is "Ctrl K". */
export const pressesOf = (shortcuts: string | null) =>
  (shortcuts ?? "")
    .split(" ")
    .filter(Boolean)
    .map((keys) =>
      keys
        .split("+")
        .map((key) => (key === "Control" ? "Ctrl" : key.length === 1 ? key.toUpperCase() : key))
        .join(" "),
    );
