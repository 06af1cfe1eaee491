const unsettled = "[role=combobox][aria-busy=true]";

/**
 * Comes once every picker of a form that was left before the answer to what it says had come has made its choice;
 * nothing where there is none.
 */
export const settled = (form: Element): Promise<void> | undefined => {
  if (!form.querySelector(unsettled)) return undefined;
  return new Promise((settle) => {
    const watch = new MutationObserver(() => {
      if (form.isConnected && form.querySelector(unsettled)) return;
      watch.disconnect();
      settle();
    });
    const { ownerDocument } = form;
    watch.observe(ownerDocument, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-busy"],
    });
  });
};
