import { limits } from "@toran/contract/limits";

const key = "code-sent";

/** Notes for this tab that a code has just been sent; a page that is loaded anew goes on counting from there. */
export function codeWasSent() {
  try {
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // The server keeps the wait; the page does not show it.
  }
}

/** How many seconds from now another code may be asked for. */
export function secondsToNextCode() {
  try {
    const past = Date.now() - Number(window.sessionStorage.getItem(key));
    // A clock that was set back would make the wait a long one.
    return past < 0 ? 0 : Math.max(0, Math.ceil((limits.otp.resendAfter - past) / 1000));
  } catch {
    return 0;
  }
}
