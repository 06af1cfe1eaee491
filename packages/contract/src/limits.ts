const KB = 1024;
const MB = 1024 * KB;
const second = 1000;
const minute = 60 * second;

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
  portfolio: {
    types: ["application/json", "application/zip"],
    maxBytes: 10 * MB,
    says: "a JSON Resume file or the ZIP that LinkedIn sends you, up to 10 MB",
  },
} as const satisfies Record<string, FileRule>;

/** Business constants. Times are in milliseconds unless the name says otherwise. */
export const limits = {
  lookup: { pageSize: 10, firstPage: 1, maxPageSize: 50 },
  list: { pageSize: 50, maxPageSize: 100 },
  topSkills: 7,
  portfolio: {
    /** Items of one section. */
    items: 60,
    skillsOfItem: 12,
    /** How long a removed item can be taken back. */
    undo: 24 * 60 * minute,
  },
  /** Versions of a student's résumé, letters of the name of one, and sections that a choice may name. */
  resume: { versions: 12, name: 60, sections: 24 },
  slug: { min: 3, max: 40, redirects: 90 * 24 * 60 * minute },
  video: { seconds: 90 },
  /** Between the wish to be deleted and the deletion. */
  coolOff: 7 * 24 * 60 * minute,
  /** What one user may keep. */
  quota: { files: 300, bytes: 250 * MB },
  importedItems: 200,
  /** A class list: rows and columns of the sheet, letters of a cell, how long its report is kept and it can be undone. */
  classImport: {
    rows: 10_000,
    columns: 200,
    cell: 2000,
    kept: 90 * 24 * 60 * minute,
    undo: 24 * 60 * minute,
  },
  /** Ids in one bulk call; the client cuts longer lists. */
  bulkIds: 100,
  /** Students in one bulk change, by ids in its body or by a filter, and in one collection. */
  bulkStudents: 5_000,
  /** How long a bulk change can be taken back. */
  bulkUndo: 24 * 60 * minute,
  /** How long an invitation waits for its student. */
  invitation: 14 * 24 * 60 * minute,
  /** Rows of one export. */
  exportRows: 100_000,
  savedViews: 50,
  toast: { duration: 4 * second, success: 2 * second, fade: 300, held: 20, shown: 3 },
  loaderAfter: 1 * second,
  rehydration: 5 * second,
  chunkLoad: 120 * second,
  refreshWait: 15 * second,
  appWidth: 1024,
  persisted: { key: "root", version: 1 },
  otp: {
    digits: 6,
    lives: 10 * minute,
    tries: 5,
    resendAfter: 60 * second,
    perHour: 5,
    perHourFromAddress: 20,
    wrongPerDay: 50,
  },
  password: { min: 10, max: 128 },
  recoveryCodes: 10,
  accessToken: 10 * minute,
  session: { idle: 14 * 24 * 60 * minute, absolute: 60 * 24 * 60 * minute, reuse: 30 * second },
  ticket: 60 * minute,
  logIn: { wrongPerWindow: 10, window: 15 * minute },
  realtime: {
    reconnectionDelay: 1 * second,
    reconnectionDelayMax: 5 * second,
    randomizationFactor: 0.5,
    timeout: 20 * second,
  },
  jsonBytes: 1 * MB,
} as const;
