import { escapeHtml } from "../mail/as-html";

type Json = Record<string, unknown>;
interface Document {
  info: { title: string; description: string };
  paths: Record<string, Json>;
}
interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: { 200: { content: Record<string, { schema: Json }> } };
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
details{border-top:1px solid #8886;padding:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.5rem}
b{display:inline-block;min-width:4.5rem}`;

/** A page on which the calls can be read; it needs no script and nothing from elsewhere. */
export function docsPage({ info, paths }: Document) {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, each] of Object.entries(methods)) {
      const operation = each as Operation;
      const group = operation.tags[0] ?? "";
      groups.set(group, [...(groups.get(group) ?? []), entry(method, path, operation)]);
    }
  const sections = [...groups].map(
    ([group, entries]) => `<section><h2 id="${group}">${group}</h2>${entries.join("")}</section>`,
  );
  const contents = [...groups.keys()].map((group) => `<li><a href="#${group}">${group}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}: the calls</title><style>${style}</style></head><body><main><h1>${info.title}: the calls</h1><p>${info.description} <a href="/api/openapi.json">As an OpenAPI document</a></p><ul>${contents.join("")}</ul>${sections.join("")}</main></body></html>`;
}

function entry(method: string, path: string, operation: Operation) {
  const { summary, description, parameters, requestBody, responses } = operation;
  const listed = parameters.map(
    (each) =>
      `<li><code>${escapeHtml(each.name)}</code> in the ${each.in}${each.required ? "" : ", optional"}</li>`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><p>${escapeHtml(description)}</p>${
    listed.length ? `<ul>${listed.join("")}</ul>` : ""
  }${shape("Body", requestBody?.content)}${shape("Answer", responses[200].content)}</details>`;
}

function shape(title: string, content: Record<string, { schema: Json }> | undefined) {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<h3>${title}: ${type}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join("");
}
