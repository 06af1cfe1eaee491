import { createHmac, timingSafeEqual } from "node:crypto";
import { api, roots } from "@toran/contract";
import { derivedKey } from "../config";
import type { Deps } from "../deps";

const lives = 10 * 60 * 1000;
const { root, route } = api.site.assets.linked;
const path = roots[root] + route.slice("GET ".length);

const proofOf = ({ tokens }: Pick<Deps, "tokens">, key: string, until: string) =>
  createHmac("sha256", derivedKey(tokens.secret, "file link"))
    .update(`${key}.${until}`)
    .digest("base64url");

/** An address that opens one file for ten minutes, and nothing else. */
export function linkTo(deps: Pick<Deps, "tokens">, key: string, now: Date) {
  const until = new Date(now.getTime() + lives);
  const asked = { key, until: String(until.getTime()) };
  const proof = proofOf(deps, asked.key, asked.until);
  const query = new URLSearchParams({ ...asked, proof }).toString();
  return { url: `${path}?${query}`, until: until.toISOString() };
}

interface Link {
  key: string;
  until: string;
  proof: string;
}

export function isGoodLink(deps: Pick<Deps, "tokens">, { key, until, proof }: Link, now: Date) {
  const right = Buffer.from(proofOf(deps, key, until));
  const given = Buffer.from(proof);
  return (
    right.length === given.length && timingSafeEqual(right, given) && Number(until) > now.getTime()
  );
}
