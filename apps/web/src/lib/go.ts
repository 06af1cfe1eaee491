interface GoOptions {
  replace?: boolean;
  state?: unknown;
}
type Go = (to: string, options?: GoOptions) => void;

let steering: Go = (to, { replace } = {}) => window.location[replace ? "replace" : "assign"](to);
let signingIn = () => {};

/** Goes to another screen. Where the application runs it moves the router, else the browser. */
export const go: Go = (to, options) => steering(to, options);

/**
 * Somebody has signed in: what guards the screens sends them on. It never settles, so that the form that waits for it
 * stays busy until its screen has gone, and nobody signs in twice.
 */
export function signedIn(): Promise<never> {
  signingIn();
  return new Promise(() => {});
}

/** Says what moves from screen to screen from now on, and what is done after a sign-in. */
export function steer(by: Go, afterSignIn = () => {}) {
  steering = by;
  signingIn = afterSignIn;
}
