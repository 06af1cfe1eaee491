import { afterAll, beforeAll } from "vitest";
import { openFirefox } from "../open-firefox";
import { tryStarred } from "./try-starred";

let firefox: Awaited<ReturnType<typeof openFirefox>>;
beforeAll(async () => {
  firefox = await openFirefox();
});
afterAll(() => firefox.close());

tryStarred(() => firefox);
