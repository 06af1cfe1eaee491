import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { within } from "storybook/test";

/** A part in a shadow root, as a widget in a page of somebody else; for stories. */
export function InShadow({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: "open" });
    for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]"))
      shadow.append(sheet.cloneNode(true));
    setRoot(shadow);
  };
  return (
    <div data-testid="host" ref={attach}>
      {root && createPortal(children, root)}
    </div>
  );
}

/** What stands in the shadow root of a story. */
export function inShadow(canvasElement: HTMLElement) {
  const root = within(canvasElement).getByTestId("host").shadowRoot!;
  // It is looked through as an element is.
  return { root, ...within(root as unknown as HTMLElement) };
}
