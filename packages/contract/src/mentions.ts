/** Somebody who is mentioned, as they were called then. */
export interface Mentioned {
  id: string;
  name: string;
}
const partOfWord = /[\p{L}\p{M}\p{N}_]/u;
const letterBefore = (text: string, at: number) => /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(0, at));
const letterAt = (text: string, at: number) =>
  partOfWord.test(String.fromCodePoint(text.codePointAt(at) ?? 32));

/** A text in parts: an "@" with the name of somebody it may mention, and what stands between those. */
export function mentionParts(text: string, people: readonly Pick<Mentioned, "name">[]) {
  const names = [...new Set(people.map(({ name }) => name))].filter(Boolean);
  // Of Asha and Asha Rao, the longer one is meant where it stands.
  names.sort((one, other) => other.length - one.length);
  const parts: { text: string; name?: string }[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (at < from || letterBefore(text, at)) continue;
    const name = names.find(
      (each) => text.startsWith(each, at + 1) && !letterAt(text, at + 1 + each.length),
    );
    if (!name) continue;
    if (at > from) parts.push({ text: text.slice(from, at) });
    from = at + 1 + name.length;
    parts.push({ text: text.slice(at, from), name });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Those of these people whom a text mentions; two of the same name are both meant. */
export function mentionedIn<Person extends Pick<Mentioned, "name">>(
  text: string,
  people: readonly Person[],
): Person[] {
  const names = new Set(mentionParts(text, people).map(({ name }) => name));
  return people.filter(({ name }) => names.has(name));
}
