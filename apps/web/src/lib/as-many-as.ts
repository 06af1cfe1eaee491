import { limits } from "@toran/contract/limits";

const { pageSize, maxPageSize } = limits.list;

/** How many to ask for, so that who has asked for more than a window keeps what is shown; nothing where one will do. */
export const asManyAs = (shown: number) =>
  shown > pageSize ? { limit: Math.min(shown, maxPageSize) } : {};
