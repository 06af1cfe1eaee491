const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

interface Action {
  name: string;
  type: string;
  words: string;
}

/** The actions that every word of a search names, those whose name begins with it first. */
export function findActions(actions: Record<string, Action>, search = "", type?: string) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const hits = Object.entries(actions).map(([id, action]) => {
    const places = fold(`${action.name} ${action.words}`).split(/\s+/);
    const found = words.every((word) => places.some((place) => place.startsWith(word)));
    const begins = fold(action.name).startsWith(words[0] ?? "");
    return { hit: { id, name: action.name, detail: null, type: action.type }, found, begins };
  });
  return hits
    .filter(({ hit, found }) => found && (!type || hit.type === type.toUpperCase()))
    .toSorted((a, b) => Number(b.begins) - Number(a.begins))
    .map(({ hit }) => hit);
}
