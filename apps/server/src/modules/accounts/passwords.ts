import { hash, verify } from "@node-rs/argon2";
import { commonPasswords } from "./data/common-passwords";

// Argon2id is what the binding uses when no algorithm is named.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is heavy: only a few run at a time, the others wait for their turn. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

let stranger: Promise<string> | undefined;

/** Compares a password; for an account that does not exist it does the same work and says no. */
export async function passwordFits(password: string, hashed: string | null | undefined) {
  stranger ??= hashPassword("nobody has this password");
  const against = hashed ?? (await stranger);
  const fits = await inTurn(() => verify(against, password)).catch(() => false);
  return fits && typeof hashed === "string";
}

/** Whether a stored hash was made with less work than we ask for now. */
export function isWeak(hashed: string) {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? [];
  return Number(memory ?? 0) < cost.memoryCost || Number(time ?? 0) < cost.timeCost;
}

const productWords = ["toran", "placement", "campus", "hiring", "student", "officer", "college"];
const easy = "That password is easy to guess. Try a few words that belong together only for you.";

/** Why a password is not accepted, or nothing. */
export function weakness(password: string, email: string): string | undefined {
  const plain = password.toLowerCase();
  const bare = plain.replace(/[^\p{L}]+/gu, "");
  if (commonPasswords.has(plain) || isPattern(plain)) return easy;
  if (productWords.includes(bare)) return easy;
  const [name = ""] = email.split("@");
  const own = [email, name].some(
    (each) => each.length > 3 && (plain === each || plain.replace(/[\d\W_]+$/u, "") === each),
  );
  return own ? "Choose a password that is not your email address." : undefined;
}

const rows = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn",
];

/** One sign or one short piece over and over, or a walk along the keyboard or the alphabet. */
function isPattern(plain: string) {
  if (/^(.{1,4})\1+$/u.test(plain)) return true;
  const backwards = Array.from(plain).toReversed().join("");
  return rows.some((row) => row.includes(plain) || row.includes(backwards));
}
