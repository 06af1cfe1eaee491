import { join } from "node:path";
import type { Config } from "../config";
import type { FileStore } from "./file-store";
import { LocalStore } from "./local-store";
import { S3Store } from "./s3-store";

/** The store that the environment asks for: a bucket when one is named, else a folder beside the data. */
export function storeOf(config: Config): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return new LocalStore(join(config.DATA_DIR, "files"));
  return new S3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION ?? "us-east-1",
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
