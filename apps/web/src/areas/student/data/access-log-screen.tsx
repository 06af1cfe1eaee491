import { openedThings, type OpenedThing } from "@toran/contract/schemas/profile";
import { Alert, Avatar, Button, EmptyState, type Entity, PageHeader, Select } from "@toran/ui";
import { Link } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { momentOf } from "@/lib/moment-of";
import { useAddressView } from "@/lib/use-address-view";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { AccessStore, type Opening } from "./access-store";

const things: Record<OpenedThing, { title: string; said: string }> = {
  PROFILE: { title: "Profile", said: "opened your profile" },
  RESUME: { title: "Résumé", said: "opened your résumé" },
  VIDEO: { title: "Video", said: "watched your video" },
  DOCUMENT: { title: "Documents", said: "opened a document" },
};
const options = [
  { value: "", label: "Everything" },
  ...openedThings.map((value) => ({ value, label: things[value].title })),
];

const tabs = ["all"] as const;
const filters = ["what"] as const;

/** Who opened the profile, the résumé, the video and documents, and when. */
export function AccessLogScreen() {
  const { asked, change } = useAddressView(tabs, filters);
  const what = openedThings.find((each) => each === asked.what);
  return (
    <>
      <PageHeader
        title="Who looked"
        context="One line for each visit. People are named when they were logged in."
        actions={
          <Select
            label="Show"
            options={options}
            value={what ?? ""}
            onChange={({ target }) => change({ what: target.value })}
          />
        }
      />
      <Openings key={what ?? ""} what={what} />
    </>
  );
}

const Openings = observer(function Openings({ what }: { what: OpenedThing | undefined }) {
  const { calls } = useStores();
  const [store] = useState(() => new AccessStore(calls, what));
  useEffect(() => void store.page.load(), [store]);
  return (
    <div className="border-rule border-t px-6 pb-10">
      <Load of={store.page}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <Nobody what={what} />}
            <ul className="divide-rule max-w-form divide-y" aria-label="Visits">
              {items.map((item) => (
                <Visit key={item.id} of={item} />
              ))}
            </ul>
            {store.problem && <Alert tone="bad">{store.problem}</Alert>}
            {next && (
              <Button
                intent="secondary"
                className="mt-4"
                busy={store.loadingMore}
                busyLabel="Loading"
                onClick={() => void store.more()}
              >
                Show more
              </Button>
            )}
          </>
        )}
      </Load>
    </div>
  );
});

const entities: Record<NonNullable<Opening["viewer"]>["role"], Entity> = {
  STUDENT: "person",
  PLACEMENT_OFFICER: "college",
  HUMAN_RESOURCE: "company",
};
function Visit({ of: { what, at, viewer } }: { of: Opening }) {
  const name = viewer?.name ?? "Somebody with the link";
  const entity = viewer ? entities[viewer.role] : "person";
  // The shape is that of a college or a company, and so is the letter in it.
  const shown = entity === "person" ? name : (viewer?.organisation ?? name);
  return (
    <li className="flex items-center gap-3 py-2.5">
      {viewer ? <Avatar entity={entity} name={shown} decorative /> : <Anybody />}
      <p className="min-w-0 flex-1">
        <span className="font-medium">
          <bdi>{name}</bdi>
        </span>{" "}
        {things[what].said}
        {viewer?.organisation && (
          <span className="text-ink-3 block text-sm">{viewer.organisation}</span>
        )}
      </p>
      <time dateTime={at} className="text-ink-3 tnum text-sm whitespace-nowrap">
        {momentOf(at)}
      </time>
    </li>
  );
}

/** In place of a face: initials would be those of words, and stand for nobody. */
const Anybody = () => (
  <span
    aria-hidden="true"
    className="bg-well text-ink-3 grid size-9 flex-none place-items-center rounded-full"
  >
    <Link size={16} />
  </span>
);

const Nobody = ({ what }: { what: OpenedThing | undefined }) => (
  <EmptyState
    title={what ? "Nobody opened that yet" : "Nobody was here yet"}
    action={
      !what && (
        <Button asChild intent="secondary">
          <AppLink href={paths.student.publicProfile}>Go to your public profile</AppLink>
        </Button>
      )
    }
  >
    Visits appear here as soon as somebody opens your page.
  </EmptyState>
);
