import { createHash, createHmac } from "node:crypto";

export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: "GET" | "PUT" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body?: Buffer;
  /** The hash of a body that is not at hand. */
  sha256?: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** The headers that sign a request for an S3-compatible store (AWS Signature, version 4). */
export function signS3(
  { method, url, headers, body, sha256: known }: S3Request,
  keys: S3Keys,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = at.slice(0, 8);
  const payload = known ?? sha256(body ?? "");
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": payload,
    "x-amz-date": at,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join("");
  const asked = [method, url.pathname, "", lines, names.join(";"), payload].join("\n");
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(asked)].join("\n");
  const parts = [day, keys.region, "s3", "aws4_request"];
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const signature = hmac(key, text).toString("hex");
  const { host: _host, ...sent } = signed;
  const credential = `${keys.accessKeyId}/${scope}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}
