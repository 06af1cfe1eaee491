/** Where the picture of a college or a company is; anyone may see it. */
export { publicFile as logoOf } from "@/lib/public-file";
