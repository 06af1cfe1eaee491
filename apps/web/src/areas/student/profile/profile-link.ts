import { paths } from "@/navigation/paths";

/** The path of a public profile. */
export const profilePath = (slug: string) => paths.site.profile.replace("*", slug);

/** The whole address of a public profile, as it is sent to somebody. */
export const profileLink = (slug: string) => window.location.origin + profilePath(slug);
