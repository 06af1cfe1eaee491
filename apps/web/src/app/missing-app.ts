const text =
  "The connection may have dropped, or a new version has come out. What you saved is safe.";

/** The end where not even the application comes: what draws every other page is what is missing. */
export function tellMissing(root: HTMLElement) {
  root.replaceChildren(
    part(
      "main",
      "max-w-page mx-auto w-full px-6 py-10",
      part("h1", "title-3xl", "This page did not load"),
      part("p", "text-ink-2 mt-3 mb-5", text),
      loadAgain(),
    ),
  );
}

/** Above a page that can be read and does not work; gives back what leads on. */
export function tellStill(root: HTMLElement) {
  const again = loadAgain();
  const note = part(
    "div",
    "border-rule border-b px-6 py-3",
    `Nothing can be sent from this page: it did not load whole. ${text} `,
    again,
  );
  note.setAttribute("role", "alert");
  root.before(note);
  return again;
}

function loadAgain() {
  const again = part("a", "link", "Load it again");
  again.setAttribute("href", "");
  return again;
}

function part(tag: string, className: string, ...inside: (string | Node)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}
