import { limits } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failures";

const deepest = 64;
const unreadable = () =>
  new Failure(400, {
    message: "The request is not valid JSON. Check what was sent and try again.",
  });

/** Reads JSON bodies: of a bounded depth, without the keys that reach a prototype; other types are refused. */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: limits.jsonBytes },
    (request, text, done) => {
      if (text === "") return done(null, undefined);
      if (depthOf(String(text)) > deepest) return done(unreadable());
      void parse(request, String(text), (error, value) =>
        error ? done(unreadable()) : done(null, value),
      );
    },
  );
}

/** How deep the brackets of a JSON text nest, counted without building anything. */
function depthOf(text: string) {
  let depth = 0;
  let most = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === "{" || letter === "[") most = Math.max(most, ++depth);
    else if (letter === "}" || letter === "]") depth--;
  }
  return most;
}

function endOfString(text: string, start: number) {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
