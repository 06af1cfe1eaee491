/** What becomes of applications that nobody has settled when their job is completed. */
export function stillOpen(many: number) {
  if (!many) return "";
  const who =
    many === 1
      ? "1 application is still open. It stays so, and its student hears"
      : `${many.toLocaleString("en-IN")} applications are still open. They stay so, and their students hear`;
  return `${who} nothing until you decide: turn down whom you do not take.`;
}
