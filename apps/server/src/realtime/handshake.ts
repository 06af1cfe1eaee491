import type { IncomingMessage } from "node:http";
import type { Config } from "../config";

type Reply = (error: string | null, allowed: boolean) => void;

/** Lets a connection through when one of our pages opens it, and no token lies in its address. */
export const fromOurPages =
  ({ ALLOWED_ORIGINS, PUBLIC_URL }: Config) =>
  (request: IncomingMessage, reply: Reply) => {
    const { origin, host } = request.headers;
    const { searchParams } = new URL(request.url ?? "/", "http://here");
    const secrets = ["token", "auth", "authorization", "accessToken"];
    if (secrets.some((name) => searchParams.has(name)))
      return reply("A token has no place in an address.", false);
    const ours =
      !origin ||
      origin === PUBLIC_URL ||
      ALLOWED_ORIGINS.includes(origin) ||
      hostOf(origin) === host;
    return reply(ours ? null : "This origin is not allowed.", ours);
  };

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
