import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

// React says so when a test forgets to wait for what it caused.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The editor of texts scrolls to where one writes. There is no layout here, and of a range not even the question.
if ("Range" in globalThis) {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}
// On a busy machine the first use of a chunk takes longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
const { getElementError } = getConfig();
/** A wait looks in vain many times, and nobody reads what the page held then: it is written out for whoever does. */
function notFound(message: string | null, container: Element) {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, notFound);
  let whole: string | undefined;
  const read = () => (whole ??= getElementError(message, container).message);
  return Object.defineProperty(error, "message", { configurable: true, get: read });
}
configure({ getElementError: notFound });
afterEach(() => {
  cleanup();
  // The files of a worker share it, and a draft that one leaves would be found by the next.
  if ("sessionStorage" in globalThis) window.sessionStorage.clear();
});
