import { afterAll, beforeAll } from "vitest";
import { openWebKit } from "../open-webkit";
import { tryStarred } from "./try-starred";

let webkit: Awaited<ReturnType<typeof openWebKit>>;
beforeAll(async () => {
  webkit = await openWebKit();
});
afterAll(() => webkit.close());

tryStarred(() => webkit);
