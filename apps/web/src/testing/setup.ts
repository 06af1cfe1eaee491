import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// React says so when a test forgets to wait for what it caused.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
});
