import type { PublishedProfile } from "@toran/contract/schemas/profile";

/** The profile that the server wrote into this page, if it is the one asked for. */
export function publishedInHtml(slug: string): PublishedProfile | undefined {
  const block = document.querySelector("#published-profile")?.textContent;
  if (!block) return undefined;
  const page = JSON.parse(block) as PublishedProfile;
  return page.profile.slug === slug ? page : undefined;
}
