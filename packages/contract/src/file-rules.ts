const KB = 1024;
const MB = 1024 * KB;

/** What a file of a field may be. Types are judged by content, not by name. */
export interface FileRule {
  types: readonly FileType[];
  maxBytes: number;
  /** How the rule is told to a person. */
  says: string;
  /** Goes to its store as it arrives, and is never held whole. */
  streamed?: true;
}
export type FileType =
  | "image/png"
  | "image/jpeg"
  | "image/webp"
  | "application/pdf"
  | "application/json"
  | "application/zip"
  | "text/vtt"
  | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
  | Sheet
  | Video;
type Sheet = "text/csv" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
type Video = "video/mp4" | "video/webm";

export const fileRules = {
  picture: {
    types: ["image/png", "image/jpeg", "image/webp"],
    maxBytes: 2 * MB,
    says: "PNG, JPG or WebP, up to 2 MB",
  },
  document: {
    types: ["application/pdf", "image/png", "image/jpeg"],
    maxBytes: 5 * MB,
    says: "PDF, PNG or JPG, up to 5 MB",
  },
  sheet: {
    types: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    maxBytes: 5 * MB,
    says: "XLSX or CSV, up to 5 MB",
  },
  video: {
    types: ["video/mp4", "video/webm"],
    maxBytes: 50 * MB,
    says: "MP4 or WebM, up to 50 MB",
    streamed: true,
  },
  captions: { types: ["text/vtt"], maxBytes: 256 * KB, says: "WebVTT, up to 256 KB" },
  chat: {
    types: [
      "application/pdf",
      "image/png",
      "image/jpeg",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    maxBytes: 10 * MB,
    says: "PDF, PNG, JPG, XLSX or DOCX, up to 10 MB",
  },
  jobFile: { types: ["application/pdf"], maxBytes: 5 * MB, says: "PDF, up to 5 MB" },
  offerLetter: { types: ["application/pdf"], maxBytes: 5 * MB, says: "PDF, up to 5 MB" },
  portfolio: {
    types: ["application/json", "application/zip"],
    maxBytes: 10 * MB,
    says: "a JSON Resume file or the ZIP that LinkedIn sends you, up to 10 MB",
  },
} as const satisfies Record<string, FileRule>;
