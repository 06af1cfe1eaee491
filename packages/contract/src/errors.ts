/** The body of every failed reply. */
export interface FailureBody {
  success: false;
  message: string;
  /** What is wrong, by field. A body that has them is shown at the fields, never as a toast. */
  errors?: Record<string, string>;
  /** Where the user must go on; see `silentModes`. */
  mode?: string;
  /** Lets the next screen go on with this account; it opens nothing by itself. */
  ticket?: string;
  /** The session is over. */
  isLogout?: true;
  /** The plan of the college holds no more; its page offers a larger one. */
  isFull?: true;
  /** The row as it is stored now, where it was changed elsewhere meanwhile. */
  current?: unknown;
  /** Names the request in the server's log. */
  requestId?: string;
}

/** The modes of a failure that the calling screen handles; no toast is shown for them. */
export const silentModes = ["2STEP_AUTH", "2FA_AUTH", "RESEND_MAIL", "CHANGEPASSWORD"] as const;

/** The header by which a refresh proves that a page of ours sent it. */
export const refreshHeader = { name: "x-toran-refresh", value: "1" } as const;

/** Names the build of the web app that the server serves; a page of another build is an old one. */
export const buildHeader = "x-toran-build";
