import type { OpenConversation } from "@toran/contract/schemas/chat";
import { Avatar, Button, StatusPill } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { publicFile } from "@/lib/public-file";
import { collegePath, companyPath } from "@/navigation/paths";
import { FileIcon, useSaveFile } from "./file-tile";
import { Dates, Hired, Openings } from "./between";

/** Who is on the other side, what the two have to do with each other, and what was shared. */
export function About({ area, info }: { area: "po" | "hr"; info: OpenConversation }) {
  const save = useSaveFile();
  const { other, files, connectedSince, connected } = info;
  const people = info.people.filter(({ side }) => (side === "COLLEGE") !== (area === "po"));
  const home = area === "po" ? companyPath(other.id) : collegePath(other.id);
  return (
    <aside
      aria-label={`About ${other.name}`}
      className="border-rule bg-well divide-rule w-72 flex-none divide-y overflow-y-auto border-s"
    >
      <div className="grid justify-items-start gap-2 p-6">
        <Avatar
          decorative
          size="lg"
          entity={area === "po" ? "company" : "college"}
          name={other.name}
          src={publicFile(other.picture)}
        />
        <h2 className="title-lg">
          <AppLink href={home}>{other.name}</AppLink>
        </h2>
        {other.city && <p className="text-ink-3">{other.city}</p>}
        <StatusPill tone={connected ? "ok" : "idle"} glyph={connected ? "done" : "ring"}>
          {!connected
            ? "Not connected"
            : connectedSince
              ? `Connected since ${new Date(connectedSince).getFullYear()}`
              : "Connected"}
        </StatusPill>
      </div>
      {info.openings.length > 0 && <Openings area={area} info={info} />}
      <Dates area={area} info={info} />
      {info.hired.length > 0 && <Hired area={area} info={info} />}
      <section aria-labelledby="chat-people" className="grid gap-3 p-6">
        <h3 id="chat-people" className="font-semibold">
          People
        </h3>
        <ul className="grid gap-3">
          {people.map(({ id, name, designation }) => (
            <li key={id} className="flex items-center gap-2.5">
              <Avatar decorative entity="person" size="sm" name={name} />
              <span className="min-w-0">
                <span className="block truncate">{name}</span>
                {designation && (
                  <span className="text-ink-3 block truncate text-sm">{designation}</span>
                )}
              </span>
            </li>
          ))}
          {people.length === 0 && <li className="text-ink-3">Nobody has an account yet.</li>}
        </ul>
      </section>
      <section aria-labelledby="chat-files" className="grid grid-cols-1 gap-2 p-6">
        <h3 id="chat-files" className="font-semibold">
          Shared files
        </h3>
        <ul className="grid grid-cols-1 gap-1">
          {files.map((file) => (
            <li key={file.id}>
              <Button intent="link" className="max-w-full" onClick={() => void save(file)}>
                <FileIcon type={file.type} />
                {/* Whole, as what kind it is stands at its end. */}
                <span className="min-w-0 text-start leading-normal wrap-anywhere whitespace-normal">
                  {file.name}
                </span>
              </Button>
            </li>
          ))}
          {files.length === 0 && <li className="text-ink-3">None yet.</li>}
        </ul>
      </section>
    </aside>
  );
}
