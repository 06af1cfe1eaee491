import type { Press } from "./sheet/sheet";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** What can be asked of a page that draws résumés, by whatever runs a script in it. */
export function pressing(run: (script: string) => Promise<unknown>) {
  const call = <Name extends keyof Press>(name: Name, ...given: Parameters<Press[Name]>) =>
    run(`press.${name}(...${JSON.stringify(given)})`) as Promise<Awaited<ReturnType<Press[Name]>>>;
  return {
    show: (...given: Parameters<Press["show"]>) => call("show", ...given),
    /** What is wrong with the pages as they are drawn. */
    amiss: () => call("amiss"),
    write: async (...given: Parameters<Press["write"]>) => bytesOf(await call("write", ...given)),
    list: (...given: Parameters<Press["list"]>) => call("list", ...given),
  };
}
