import { fromTheSystem, installed } from "./find-browser.mjs";

const find = () =>
  installed(
    process.env.FIREFOX_PATH,
    ["firefox-esr", "firefox"],
    [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
  );

/** The path of a Firefox that starts, an installed one or the system's package; undefined where there is none. */
export const findFirefox = async () =>
  find() ??
  // No test plays a film in it.
  (await fromTheSystem(
    { any: "firefox", "apt-get": ["--no-install-recommends", "firefox-esr"] },
    find,
  ));
