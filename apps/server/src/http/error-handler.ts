import type { FailureBody } from "@toran/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isAway } from "../db/engine";
import { Failure } from "./failures";

// What the framework refuses by itself, in words of ours.
const sentences: Record<number, string> = {
  400: "The request could not be read. Check what was sent and try again.",
  404: "The requested resource was not found.",
  408: "The request took too long to arrive. Please try again.",
  413: "That is too large to send. Make it smaller and try again.",
  414: "The address of the request is too long. Send fewer items at a time.",
  415: "This kind of content is not accepted here.",
  431: "The request carries too much. Send fewer items at a time.",
};

// The database saying that two changes met: unique, exclusion, serialization, deadlock, or what is pointed to is gone.
const collisions = new Set(["23505", "23P01", "40001", "40P01", "23503"]);

/** Turns whatever was thrown into the one failure body; a cause never leaves the server. */
export function asFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500)
    return new Failure(statusCode, {
      message: sentences[statusCode] ?? "The request was refused.",
    });
  if (isCollision(error))
    return new Failure(409, {
      message: "Somebody changed this at the same moment. Look again and retry.",
    });
  if (isAway(error))
    return new Failure(
      503,
      { message: "The service is busy. Please try again shortly." },
      { "retry-after": "5" },
    );
  return undefined;
}

/** Whether the database refused something because another change was quicker. */
export function isCollision(error: unknown) {
  const code = error instanceof Failure ? undefined : databaseCode(error);
  return code !== undefined && collisions.has(code);
}

function databaseCode(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string") return each.code;
  return undefined;
}

export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asFailure(error);
  if (!known) request.log.error({ err: error }, "a request failed");
  const failure = known ?? new Failure(500, { message: "An error occurred on the server." });
  return sendFailure(failure, request, reply);
}

export function sendFailure(
  { status, said, headers }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body: FailureBody = { success: false, ...said, requestId: request.id };
  return reply.code(status).headers(headers).type("application/json; charset=utf-8").send(body);
}
