import { FileSpreadsheet, FileText } from "lucide-react";
import { Avatar } from "../avatar/avatar";
import { StatusPill } from "../status/status-pill";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const hired = [
  [2023, 3],
  [2024, 5],
  [2025, 8],
] as const;

/** Who the officer is talking with, beside the talk. */
export const About = () => (
  <aside
    aria-label="About Kestrel Mobility"
    className="bg-well border-rule divide-rule min-h-0 divide-y overflow-y-auto border-s"
  >
    <section className="px-6 py-5">
      <Avatar entity="company" size="lg" name="Kestrel Mobility" decorative />
      <h2 className="title-lg mt-3">Kestrel Mobility</h2>
      <p className="text-ink-2 mb-2.5">Electric fleets, Bengaluru and Rotterdam</p>
      <StatusPill glyph="done" tone="ok">
        Connected since 2023
      </StatusPill>
    </section>
    <section className="px-6 py-4">
      <h3 className="mb-2 font-semibold">Open to Nilgiri</h3>
      <p className="font-medium">Graduate Software Engineer, Fleet</p>
      <p className="text-ink-3 mb-1.5 text-xs">14 shortlisted of 62, closes 28 Nov</p>
      <p className="font-medium">Battery Test Engineer</p>
      <p className="text-ink-3 text-xs">9 shortlisted of 31, closes 5 Dec</p>
    </section>
    <section className="px-6 py-4">
      <h3 className="mb-1 font-semibold">Hired from Nilgiri</h3>
      <ul>
        {hired.map(([year, count]) => (
          <li key={year} className="flex items-center gap-3 py-0.5">
            <span className="text-ink-2 tnum w-10">{year}</span>
            <span aria-hidden="true" className="flex flex-1 gap-1">
              {Array.from({ length: count }, (_, n) => (
                <span key={n} className="bg-accent size-2.5 rounded-full" />
              ))}
            </span>
            <b className="tnum font-semibold">{count}</b>
          </li>
        ))}
      </ul>
    </section>
    <section className="px-6 py-4">
      <h3 className="mb-1.5 font-semibold">People</h3>
      <ul className="flex flex-col gap-2">
        {[
          ["Vikram Rao", "Campus hiring lead"],
          ["Nandini Hegde", "Engineering manager"],
        ].map(([name = "", does]) => (
          <li key={name} className="flex items-center gap-2.5">
            <Avatar entity="person" size="sm" name={name} decorative />
            <span>
              <span className="block">{name}</span>
              <span className="text-ink-3 block text-xs">{does}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
    <section className="px-6 py-4">
      <h3 className="mb-1.5 font-semibold">Shared files</h3>
      <ul className="text-ink-2 flex flex-col gap-2">
        <li className="flex items-center gap-2">
          <FileSpreadsheet {...icon} /> kestrel-shortlist-2026.xlsx
        </li>
        <li className="flex items-center gap-2">
          <FileText {...icon} /> fleet-role-description.pdf
        </li>
      </ul>
    </section>
  </aside>
);
