/** Does to the words of a place what translators of browsers do: ours go, and theirs come in elements; for stories. */
export function translate(place: Element) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const words: Text[] = [];
  while (walker.nextNode()) words.push(walker.currentNode as Text);
  for (const word of words) {
    const font = document.createElement("font");
    font.textContent = word.data.toUpperCase();
    word.replaceWith(font);
  }
}
