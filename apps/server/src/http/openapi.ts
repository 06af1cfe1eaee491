import { api, type Endpoint, modes, type Placed, rolesOf, roots, rowsOf } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import { docsPage } from "./docs-page";

type Json = Record<string, unknown>;

const asSchema = (schema: NonNullable<Endpoint["body"]>, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
};

/** The whole table as an OpenAPI document. */
function openApiDocument(unbuilt: readonly { row: Placed }[]) {
  const later = new Set(unbuilt.map(({ row }) => row));
  const paths: Record<string, Json> = {};
  for (const { path: names, row } of rowsOf(api)) {
    const [method, path] = row.route.split(" ") as [string, string];
    const place = roots[row.root] + path;
    paths[place] ??= {};
    paths[place][method.toLowerCase()] = operation(names, row, later.has(row));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Toran",
      version: "1",
      description: "Every call of the product, printed from the table that serves it.",
    },
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Failure: failure },
    },
    paths,
  };
}

const failure = {
  type: "object",
  required: ["success", "message"],
  properties: {
    success: { const: false },
    message: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    mode: { enum: [...new Set([...Object.values(modes).flat(), "2FA_AUTH"])] },
    ticket: { type: "string" },
    isLogout: { const: true },
    isFull: { const: true },
    requestId: { type: "string" },
  },
};

function operation(names: string[], row: Placed, later: boolean): Json {
  const roles = row.open
    ? "Open to anyone."
    : `For ${(row.roles ?? rolesOf[row.root]).join(", ")}.`;
  const notes = [
    roles,
    row.step && `Saves the step ${row.step}.`,
    row.early && "Allowed before onboarding has ended.",
    row.unpaid && "Allowed when the plan has run out.",
    later && "Answers 501 for now.",
  ];
  return {
    operationId: names.join("."),
    summary: row.summary,
    description: notes.filter(Boolean).join(" "),
    tags: [row.root],
    security: row.open ? [] : [{ token: [] }],
    parameters: parametersOf(row),
    ...(bodyOf(row) && { requestBody: bodyOf(row) }),
    responses: {
      200: { description: "It went well.", content: answerOf(row) },
      default: {
        description: "It was refused.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

function parametersOf(row: Placed): Json[] {
  const inPath = Array.from(row.route.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(name === "id" && { format: "uuid" }) },
  }));
  const { properties = {}, required = [] } = (row.query ? asSchema(row.query, "input") : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function bodyOf(row: Placed): Json | undefined {
  if (!row.body && !row.files) return undefined;
  const schema = row.body ? asSchema(row.body, "input") : { type: "object", properties: {} };
  if (row.encoding !== "multipart")
    return { required: true, content: { "application/json": { schema } } };
  const files = Object.entries(row.files ?? {}).map(([name, { says }]) => [
    name,
    { type: "string", format: "binary", description: says },
  ]);
  const properties = { ...(schema["properties"] as Json), ...Object.fromEntries(files) };
  return { content: { "multipart/form-data": { schema: { ...schema, properties } } } };
}

function answerOf(row: Placed): Json {
  if (row.reply === "blob")
    return { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  const data = row.response && asSchema(row.response, "output");
  const properties = {
    success: { const: true },
    message: { type: "string" },
    ...(data && { data }),
  };
  const schema = { type: "object", required: ["success", ...(data ? ["data"] : [])], properties };
  return { "application/json": { schema } };
}

/** The document, and a page to read it on. */
export function openApiRoutes(app: FastifyInstance) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => (document ??= openApiDocument(app.unbuilt));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(made())),
  );
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(made())),
  );
}
