import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/resume-templates/src/**/*.stories.tsx",
    // What the areas of the web application share.
    {
      directory: "../apps/web/src/features",
      files: "**/*.stories.tsx",
      titlePrefix: "Features",
    },
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      resolve: { alias: { "@": fileURLToPath(new URL("../apps/web/src", import.meta.url)) } },
      // An older target would rewrite light-dark(), and an island with its own theme keeps the outer accent.
      build: { cssTarget: ["chrome123", "safari17.5", "firefox120"] },
    }),
};
export default config;
