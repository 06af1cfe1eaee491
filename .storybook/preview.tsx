import type { Preview } from "@storybook/react-vite";
import "../packages/ui/src/theme.css";

const preview: Preview = {
  initialGlobals: { theme: "light", role: "student" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: "Role",
      toolbar: {
        title: "Role",
        icon: "user",
        items: [
          { value: "student", title: "Student, Neel" },
          { value: "po", title: "Placement officer, Mor" },
          { value: "hr", title: "HR, Jamun" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Foundations", "*"] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      // Dialogs and toasts leave the story's place, so the page itself carries the theme too.
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dataset.role = String(globals.role);
      return (
        <div data-theme={globals.theme} data-role={globals.role} className="bg-sheet text-ink">
          <div className={parameters.page ? undefined : "p-6"}>
            <Story />
          </div>
        </div>
      );
    },
  ],
};
export default preview;
