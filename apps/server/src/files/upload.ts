/** A file as it came in, its type judged by its content. */
export interface Upload {
  bytes: Buffer;
  type: string;
  name: string;
}
/** A file that went to its store while it arrived. */
export interface StoredUpload {
  key: string;
  size: number;
  type: string;
  name: string;
}
