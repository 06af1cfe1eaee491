/// <reference types="trusted-types" />

let policy: Pick<TrustedTypePolicy, "createHTML"> | undefined;

/**
 * Reads HTML into a document of its own, where nothing runs and nothing is fetched. A page that enforces trusted types
 * lets by the policy of this name, which makes nothing else.
 */
export function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy("toran-rich-text", {
    createHTML: (text: string) => text,
  });
  // The types of the browser's parser know strings alone.
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new window.DOMParser().parseFromString(trusted, "text/html");
}
