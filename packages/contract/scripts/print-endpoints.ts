import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { api, type Placed, type Root, rolesOf, roots, rowsOf } from "../src/index";

const file = fileURLToPath(new URL("../../../docs/endpoints.md", import.meta.url));
const unbuilt = fileURLToPath(
  new URL("../../../apps/server/src/http/unbuilt.json", import.meta.url),
);
const waiting: string[] = JSON.parse(readFileSync(unbuilt, "utf8"));

const marks = (row: Placed) =>
  [
    row.open && "open",
    row.roles && `for ${row.roles.join(", ")}`,
    row.early && "while onboarding",
    row.step && `step ${row.step}`,
    row.encoding,
    row.reply && "file",
    row.moves && "moves the user on",
    row.unpaid && "without a plan",
    row.own && "one's own",
    row.quiet && `no ${row.quiet}`,
    row.failure && "throws",
    row.reads && "reads data",
    waiting.includes(`${row.root} ${row.route}`) && "**501 for now**",
  ]
    .filter(Boolean)
    .join(" · ");

const rows = rowsOf(api);
const sections = (Object.keys(roots) as Root[]).flatMap((root) => {
  const own = rows.filter(({ row }) => row.root === root);
  if (!own.length) return [];
  return [
    `## ${roots[root]}`,
    `For ${rolesOf[root].join(", ")}.`,
    [
      "| Call | For | Marks |",
      "|---|---|---|",
      ...own.map(({ row }) => `| \`${row.route}\` | ${row.summary} | ${marks(row)} |`),
    ].join("\n"),
  ];
});
const text = [
  "# Endpoints",
  "Printed from `packages/contract` by `pnpm --filter @toran/contract endpoints`; a check fails when the two differ.",
  `${rows.length} calls, of which ${waiting.length} answer 501 until their module is built.`,
  ...sections,
  "",
].join("\n\n");

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error(
    "docs/endpoints.md differs from the table. Run: pnpm --filter @toran/contract endpoints",
  );
  process.exit(1);
}
