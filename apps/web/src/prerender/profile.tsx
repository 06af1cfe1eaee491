import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { renderToString } from "react-dom/server";
import { publicBadge } from "@/features/evidence/evidence-badge";
import { PublicProfile } from "@/features/public-profile/public-profile";
import { nameOf, summaryOf } from "@/features/public-profile/said";
import { publishedFile } from "@/features/public-profile/published-file";
import { productName } from "@/lib/product";

/** Draws a published profile for the server that sends it: the words of its head, and its body. */
export function drawProfile(page: PublishedProfile) {
  const name = nameOf(page.profile);
  return {
    title: `${name} · ${productName}`,
    name,
    description: summaryOf(page),
    html: renderToString(
      <PublicProfile badge={publicBadge} page={page} fileUrl={publishedFile(page.profile.slug)} />,
    ),
  };
}
