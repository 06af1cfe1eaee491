import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Fast enough to be done for each request, and close to the smallest.
const quality = 5;

/** A text as the asker can take it: packed where they said that they unpack it. */
export async function packed(text: string, accepted = "") {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return { body: await brotli(text, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await zip(text), encoding: "gzip" };
  return { body: Buffer.from(text), encoding: undefined };
}
