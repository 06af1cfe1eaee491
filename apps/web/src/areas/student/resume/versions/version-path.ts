import { paths } from "@/navigation/paths";

/** Where a version is opened; what is no version leads to the default. */
export const versionPath = (id: string) => paths.student.template.replace("*", id);
