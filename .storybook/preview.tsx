import type { Preview } from "@storybook/react-vite";
import isChromatic from "chromatic/isChromatic";
import { configure } from "storybook/test";
import "../packages/ui/src/tailwind.css";
import { freezeClock } from "./frozen-clock";
import { modes } from "./modes";
import { holdsInTheDark } from "./other-theme";

freezeClock();
// On a busy machine a menu takes longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

const density: Record<string, string> = { dense: "controls-sm", large: "controls-lg" };

const preview: Preview = {
  tags: ["autodocs"],
  // Charts measure their words once; they should measure the face that is then shown. Of those that
  // stand in for it ("Anek on Arial") a machine has some.
  beforeAll: async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes(" on "));
    await Promise.all(faces.map((face) => face.load()));
  },
  // Asked of the tests of parts that are drawn in both themes; whoever looks at stories turns them by hand.
  afterEach: async ({ canvasElement }) => {
    if (import.meta.env["IN_BOTH_THEMES"]) await holdsInTheDark(canvasElement);
  },
  initialGlobals: { theme: "light", role: "student", density: "default", direction: "ltr" },
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
    density: {
      description: "Size of controls",
      toolbar: {
        title: "Density",
        icon: "component",
        items: [
          { value: "dense", title: "Dense" },
          { value: "default", title: "Default" },
          { value: "large", title: "Large" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Direction of writing",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    // Pictures of the same code are the same: marks do not grow, animations stand at their end.
    chromatic: { modes, pauseAnimationAtEnd: true, prefersReducedMotion: "reduce" },
    // A picture of a story that broke is none of it.
    throwPlayFunctionExceptions: isChromatic(),
    controls: { expanded: true },
    options: { storySort: { order: ["Foundations", "*"] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      // Dialogs and toasts leave the story's place, so the page itself carries the theme too.
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dataset.role = String(globals.role);
      document.documentElement.dir = String(globals.direction);
      return (
        <div
          data-theme={globals.theme}
          data-role={globals.role}
          dir={globals.direction}
          className="bg-sheet text-ink"
        >
          <div className={[parameters.page ? "" : "p-6", density[globals.density] ?? ""].join(" ")}>
            <Story />
          </div>
        </div>
      );
    },
  ],
};
export default preview;
