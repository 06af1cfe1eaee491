import { resolve } from "node:path";

/** How the web application spells its own folders, for tools that do not read it from TypeScript. */
export default { resolve: { alias: { "@": resolve("apps/web/src") } } };
