import { escapeHtml } from "../mail/as-html";
import type { Letter } from "../mail/mailer";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{white-space:pre-line}small{opacity:.8}";

const article = ({ to, subject, text, at }: Letter) =>
  `<article><h2>${escapeHtml(subject)}</h2><small>To ${escapeHtml(to)}, <time datetime="${at}">${at}</time></small><p>${escapeHtml(text)}</p></article>`;

/** The mails that would have been sent, as a page. */
export const outboxPage = (letters: Letter[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>${
    letters.map(article).join("") || "<p>No mail has been written yet.</p>"
  }</main></body></html>`;
