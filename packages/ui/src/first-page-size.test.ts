import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, test, vi } from "vitest";

const index = fileURLToPath(new URL("./index.ts", import.meta.url));
const parts = [
  "AuthSplit",
  "AuthFacade",
  "RoleSwitch",
  "TextField",
  "PasswordField",
  "OtpInput",
  "Button",
  "Alert",
];

/** The parts of a log-in page, without React, as a browser would load them. */
async function firstPage() {
  const name = "first-page.ts";
  // The build takes its mode, and with it the kind of JSX, from the environment.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rollupOptions: {
        input: name,
        external: ["react", "react-dom", "react/jsx-runtime"],
        preserveEntrySignatures: "strict",
      },
    },
    plugins: [
      {
        name: "first-page",
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) =>
          id === name ? `export { ${parts.join(", ")} } from ${JSON.stringify(index)}` : undefined,
      },
    ],
  });
  vi.unstubAllEnvs();
  const { output } = built as Rollup.RollupOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("");
}

test("the parts of a log-in page weigh at most 6.5 KB and bring no icon library and no Radix", async () => {
  const code = await firstPage();
  expect(gzipSync(code).length).toBeLessThan(6500);
  expect(code).not.toMatch(/lucide|radix/i);
});
