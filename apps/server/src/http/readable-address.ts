import { isOfTheWebApp } from "./web";

/** The address of a page as the router can read it: percent signs that nothing can be read from stand for themselves. */
export function readableAddress(url: string | undefined) {
  const [, path = "/", query = ""] = /^([^?#]*)(.*)$/s.exec(url ?? "") ?? [];
  if (!isOfTheWebApp(path) || decoded(path) !== undefined) return `${path}${query}`;
  return `${path.replaceAll("%", "%25")}${query}`;
}

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
