import { createHash, webcrypto } from "node:crypto";
import { isRole, limits, type Role } from "@toran/contract";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { derivedKey } from "../../config";

const ticketPurposes = [
  "sign-up",
  "log-in",
  "two-step",
  "reset",
  "create-password",
  "change-password",
  "new-password",
] as const;
type TicketPurpose = (typeof ticketPurposes)[number];

/** Names the account that a step of signing in is about; it opens nothing by itself. */
export interface Ticket {
  role: Role;
  email: string;
  purpose: TicketPurpose;
  /** What the ticket is bound to: a registration, or the password it may replace. */
  subject: string;
}

export interface AccessClaims {
  userId: string;
  role: Role;
  sessionId: string;
  /** When it was issued, to the millisecond. */
  at: number;
  /** When it runs out. */
  until: number;
}

interface Signer {
  id: string;
  tickets: Promise<webcrypto.CryptoKey>;
  access: Promise<webcrypto.CryptoKey>;
}

const mostKnown = 5000;

/** Made ready once: given as bytes, a key would be made ready anew for each token, which takes as long as reading it. */
const keyFor = (secret: string, purpose: string) =>
  webcrypto.subtle.importKey(
    "raw",
    derivedKey(secret, purpose),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

/** Signs and reads the tokens of this product; the first secret signs, all of them verify. */
export class Tokens {
  readonly #signers: Signer[];
  readonly #now: () => Date;
  /** What good tokens say: each comes with many calls, and is checked at the first. Whether they still open anything is asked each time. */
  readonly #good = new Map<string, AccessClaims>();
  /** Keys the hashes of codes and the succession of refresh secrets. */
  readonly secret: string;

  constructor(secrets: readonly string[], now: () => Date) {
    const [first] = secrets;
    if (!first) throw new Error("A secret is needed to sign with.");
    this.secret = first;
    this.#now = now;
    this.#signers = secrets.map((secret) => ({
      id: createHash("sha256").update(secret).digest("base64url").slice(0, 8),
      tickets: keyFor(secret, "ticket"),
      access: keyFor(secret, "access"),
    }));
  }

  access(
    { userId, role, sessionId }: Pick<AccessClaims, "userId" | "role" | "sessionId">,
    mode: string,
  ) {
    const at = this.#now().getTime();
    return this.#sign("access", { role, mode, sid: sessionId, at }, userId, limits.accessToken);
  }

  async readAccess(token: string): Promise<AccessClaims | undefined> {
    const known = this.#good.get(token);
    if (known) return known.until > this.#now().getTime() ? known : undefined;
    const claims = await this.#read("access", token);
    const { sub, role, sid, at, exp } = claims ?? {};
    if (!sub || !exp || !isRole(role) || typeof sid !== "string" || typeof at !== "number")
      return undefined;
    const found = { userId: sub, role, sessionId: sid, at, until: exp * 1000 };
    this.#good.set(token, found);
    if (this.#good.size > mostKnown) this.#good.delete(this.#good.keys().next().value ?? token);
    return found;
  }

  ticket({ role, email, purpose, subject }: Ticket) {
    return this.#sign("tickets", { role, email, purpose, subject }, undefined, limits.ticket);
  }

  async readTicket(token: string): Promise<Ticket | undefined> {
    const claims = await this.#read("tickets", token);
    const { role, email, subject } = claims ?? {};
    const purpose = ticketPurposes.find((each) => each === claims?.["purpose"]);
    if (!isRole(role) || typeof email !== "string" || !purpose || typeof subject !== "string")
      return undefined;
    return { role, email, purpose, subject };
  }

  async #sign(
    kind: "access" | "tickets",
    claims: JWTPayload,
    subject: string | undefined,
    lives: number,
  ) {
    const signer = this.#signers[0];
    if (!signer) throw new Error("A secret is needed to sign with.");
    const now = Math.floor(this.#now().getTime() / 1000);
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: signer.id })
      .setIssuedAt(now)
      .setExpirationTime(now + lives / 1000)
      .setAudience(kind === "access" ? "access" : "ticket");
    if (subject) token.setSubject(subject);
    return token.sign(await signer[kind]);
  }

  async #read(kind: "access" | "tickets", token: string): Promise<JWTPayload | undefined> {
    const options = {
      algorithms: ["HS256"],
      audience: kind === "access" ? "access" : "ticket",
      currentDate: this.#now(),
    };
    const keyOf = ({ kid }: { kid?: string }) => {
      const signer = this.#signers.find(({ id }) => id === kid);
      if (!signer) throw new Error("Nobody here signed this.");
      return signer[kind];
    };
    return jwtVerify(token, keyOf, options).then(
      ({ payload }) => payload,
      () => undefined,
    );
  }
}
