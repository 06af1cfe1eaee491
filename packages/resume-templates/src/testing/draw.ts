import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";
import { ResumePages, type ResumePagesProps } from "../react/resume-pages";
import type { ResumeLayout } from "../react/use-resume-layout";

let root: Root | undefined;
let drawn = 0;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  document.body.removeAttribute("style");
});

function rootOf() {
  if (root) return root;
  const host = document.createElement("div");
  document.body.append(host);
  return (root = createRoot(host));
}

/** Draws pages in place of those before, and waits until they are laid out. */
export const draw = (props: ResumePagesProps) =>
  new Promise<ResumeLayout>((settle) => {
    const onLayout = (layout: ResumeLayout) => {
      props.onLayout?.(layout);
      settle(layout);
    };
    rootOf().render(createElement(ResumePages, { key: drawn++, ...props, onLayout }));
  });

/** Gives the pages that are there something else to show. */
export const redraw = (props: ResumePagesProps) =>
  rootOf().render(createElement(ResumePages, { key: drawn, ...props }));
