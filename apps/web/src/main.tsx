import "@toran/ui/tailwind.css";
import { fetchAllStyles } from "./app/all-styles";
import { arrive, fetchApp } from "./app/arrive";
import { screenInHtml } from "./app/in-html";
import { tellMissing } from "./app/missing-app";
import { loadChunk } from "./lib/load-chunk";

const root = document.querySelector<HTMLElement>("#root")!;

// A stranger on a page that is in the HTML gets just that page to work; the application comes
// behind it. Everybody else gets the application.
const screen = screenInHtml(root);
if (screen) void arrive(root, screen);
else
  void Promise.all([loadChunk(fetchApp), fetchAllStyles()]).then(
    ([{ start }]) => start(root),
    () => tellMissing(root),
  );
