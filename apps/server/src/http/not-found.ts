import { roots, rowsOf, api } from "@toran/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, notFound } from "./failures";
import { sendFailure } from "./error-handler";
import type { ServePage } from "./web";

interface Path {
  pattern: RegExp;
  methods: string[];
}

/** Every path of the table with the methods it answers. */
function pathsOfTable(): Path[] {
  const methods = new Map<string, string[]>();
  for (const { row } of rowsOf(api)) {
    const [method, path] = row.route.split(" ") as [string, string];
    const source = (roots[row.root] + path)
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\w+\}/g, "[^/]+");
    methods.set(source, [...(methods.get(source) ?? []), method]);
  }
  // A path that is written out wins over one with a parameter, as it does in the router.
  return [...methods]
    .sort(([a], [b]) => a.split("[^/]+").length - b.split("[^/]+").length)
    .map(([source, each]) => ({ pattern: new RegExp(`^${source}$`), methods: each }));
}

/** Answers what no route answers: a page of the web app, 405 on a path that is known, 404 on others. */
export function noSuchCall(servePage: ServePage) {
  const paths = pathsOfTable();
  return (request: FastifyRequest, reply: FastifyReply) => {
    const page = servePage(request, reply);
    if (page) return page;
    const path = request.url.replace(/\?.*$/s, "");
    const known = paths.filter(({ pattern }) => pattern.test(path));
    const allowed = [...new Set(known.flatMap(({ methods }) => methods))];
    const failure =
      allowed.length && !allowed.includes(request.method)
        ? new Failure(
            405,
            { message: "This address does not answer that method." },
            { allow: allowed.join(", ") },
          )
        : notFound("The requested resource");
    return sendFailure(failure, request, reply);
  };
}
