import { paths } from "@/navigation/paths";

const ending = "/resume";

/** Where the résumé of a published profile is read. */
export const publishedResumePath = (slug: string) =>
  paths.site.profile.replace("*", `${slug}${ending}`);

/** The slug of a profile whose résumé is asked for by what follows `/profile/`. */
export const slugOfResume = (asked: string) =>
  asked.endsWith(ending) ? asked.slice(0, -ending.length) : undefined;
