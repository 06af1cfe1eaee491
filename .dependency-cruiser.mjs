import { join } from "node:path";

const web = "^apps/web/src";
const layers = ["app", "areas", "features", "lookups", "stores", "navigation", "lib"];
const packages = { contract: [], "api-client": ["contract"], ui: [], "resume-templates": [] };
const outside = "^(packages|apps|e2e|bench)/";

export default {
  forbidden: [
    // No boundary holds for an import that leads nowhere.
    {
      name: "leads-somewhere",
      severity: "error",
      // What stands there is installed elsewhere, from the packed packages.
      from: { pathNot: "^e2e/consumers/" },
      // The word "import" within the text of a page is taken for one of a module without a name.
      to: { couldNotResolve: true, pathNot: "^✖$" },
    },
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "area-is-an-island",
      severity: "error",
      from: { path: `${web}/areas/([^/]+)/` },
      to: { path: `${web}/areas/`, pathNot: `${web}/areas/$1/` },
    },
    {
      name: "feature-is-an-island",
      severity: "error",
      from: { path: `${web}/features/([^/]+)/` },
      to: { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
    },
    ...layers.slice(1).map((layer, below) => ({
      name: `${layer}-looks-down-only`,
      severity: "error",
      from: { path: `${web}/${layer}/`, pathNot: "\\.test\\." },
      to: { path: `${web}/(${layers.slice(0, below + 1).join("|")})/` },
    })),
    {
      name: "only-tests-use-testing",
      severity: "error",
      from: { pathNot: "\\.(test|stories)\\.|/testing/" },
      to: { path: "/src/testing/" },
    },
    {
      name: "module-keeps-its-tables",
      severity: "error",
      // A table may name the table its key points to; everything else goes through the module's functions.
      from: { path: "^apps/server/src/modules/([^/]+)/", pathNot: "/tables\\.ts$" },
      to: {
        path: "^apps/server/src/modules/([^/]+)/tables",
        pathNot: "^apps/server/src/modules/$1/",
      },
    },
    {
      name: "contract-knows-zod-alone",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: "\\.test\\." },
      to: { pathNot: ["^packages/contract/src", "node_modules/zod"] },
    },
    ...Object.entries(packages).map(([name, allowed]) => ({
      name: `${name}-stands-alone`,
      severity: "error",
      from: { path: `^packages/${name}/src` },
      to: { path: outside, pathNot: [name, ...allowed].map((own) => `^packages/${own}/`) },
    })),
    {
      name: "server-and-web-meet-in-the-contract",
      severity: "error",
      from: { path: "^apps/(server|web)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "server-uses-the-client-in-tests",
      severity: "error",
      from: { path: "^apps/server/src", pathNot: "\\.test\\.|/testing/" },
      to: { path: "^packages/(?!contract/)" },
    },
    {
      name: "e2e-talks-to-the-running-apps-only",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^(packages|apps)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.prerender|migrations)/" },
    tsPreCompilationDeps: true,
    // Without it what is spelled `@/` leads nowhere, and no boundary of the web application holds.
    webpackConfig: { fileName: join(import.meta.dirname, "scripts/web-alias.mjs") },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
