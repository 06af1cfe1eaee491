import { Avatar, IconButton } from "@toran/ui";
import { Suspense, useState } from "react";
import type { AreaName } from "@/navigation/areas";
import { latePart } from "@/stores/late-part";
import { nameOf, type Person } from "./person";

const AccountMenu = latePart(() => import("./account-menu").then((m) => m.AccountMenu));

interface AccountProps {
  area: AreaName;
  /** Who is signed in, once that is known. */
  person: Person | null | undefined;
  onKeys: () => void;
}

/** At the end of the top bar: who is signed in. The menu behind it comes when it is first asked for. */
export function Account({ person, ...menu }: AccountProps) {
  const [wanted, setWanted] = useState<"keys" | "pointer">();
  const face = {
    label: "Your account",
    "aria-haspopup": "menu" as const,
    children: (
      <Avatar
        decorative
        entity="person"
        size="sm"
        name={person ? nameOf(person) : ""}
        src={person?.src}
      />
    ),
  };
  const button = (
    <IconButton
      {...face}
      aria-expanded={false}
      // A press by keys is a click that nothing was counted of.
      onClick={({ detail }) => setWanted(detail ? "pointer" : "keys")}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu
        {...menu}
        person={person}
        face={face}
        byKeys={wanted === "keys"}
        onMissing={() => setWanted(undefined)}
      />
    </Suspense>
  );
}
