import { buildHeader } from "@toran/contract/errors";
import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from "axios";
import { ApiFailure } from "./failure";
import type { Answer } from "./reply";
import type { Method } from "./wire";

export type Adapter = NonNullable<AxiosRequestConfig["adapter"]>;
export interface Progress {
  loaded: number;
  total?: number | undefined;
}

interface Sending {
  method: Method;
  url: string;
  headers: Record<string, string>;
  content?: object | undefined;
  /** The answer is a file. */
  file?: boolean;
  signal?: AbortSignal | undefined;
  /** Told of what has been sent, or of a file, of what has come. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

export type Transmit = (sending: Sending) => Promise<Answer>;

/** One request over axios. Every answer is given back, whatever its status; no answer is a failure. */
export function createTransport(
  baseUrl: string,
  adapter?: Adapter,
  onBuild?: (build: string) => void,
): Transmit {
  const instance = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    headers: { "cache-control": "no-cache", pragma: "no-cache" },
    withCredentials: true,
    timeout: 0,
    validateStatus: null,
    ...(adapter && { adapter }),
  });

  return async function transmit(sending) {
    const { method, url, headers, content, file, signal, onProgress } = sending;
    try {
      const reply = await instance.request<unknown>({
        method,
        url,
        headers,
        data: content,
        ...(file && { responseType: "arraybuffer" }),
        ...(signal && { signal }),
        ...(onProgress && { [file ? "onDownloadProgress" : "onUploadProgress"]: onProgress }),
      });
      const build = reply.headers[buildHeader] as string | undefined;
      if (build) onBuild?.(build);
      const type = reply.headers["content-type"] as string | undefined;
      return { status: reply.status, type: type ?? "", data: reply.data };
    } catch (cause) {
      throw failureOf(cause);
    }
  };
}

function failureOf(cause: unknown) {
  if (isCancel(cause)) return new ApiFailure(0, {}, "aborted", cause);
  if (isAxiosError(cause) && (cause.request || cause.response || lost.has(cause.code ?? ""))) {
    return new ApiFailure(0, {}, "network", cause);
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiFailure(0, { message }, "other", cause);
}

/** The codes of a request that left and got no whole answer. */
const lost = new Set(["ERR_NETWORK", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT"]);
