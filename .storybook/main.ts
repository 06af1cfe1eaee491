import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/resume-templates/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      // An older target would rewrite light-dark(), and an island with its own theme keeps the outer accent.
      build: { cssTarget: ["chrome123", "safari17.5", "firefox120"] },
    }),
};
export default config;
