import { type Theme, themes } from "@toran/contract/theme";
import { IconButton, type IconButtonProps, Menu, type MenuEntry } from "@toran/ui";
import { Keyboard, LogOut, Settings } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { letterKeys } from "@/lib/letter-keys";
import { chooseTheme, theme } from "@/lib/theme";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { nameOf, type Person } from "./person";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const names: Record<Theme, string> = { system: "As the device", light: "Light", dark: "Dark" };

interface AccountMenuProps {
  area: AreaName;
  person: Person | null | undefined;
  /** The button that asked for it. */
  face: IconButtonProps;
  byKeys: boolean;
  onKeys: () => void;
}

/** Who is signed in, how the product looks to them, and the way out. */
export const AccountMenu = observer(function AccountMenu(props: AccountMenuProps) {
  const { area, person, face, byKeys, onKeys } = props;
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // The menu comes after the key that asked for it: pressed again, it leads to the first entry as everywhere.
  useEffect(() => {
    const again = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
    if (byKeys) button.current?.dispatchEvent(again);
  }, [byKeys]);
  const who: MenuEntry[] = person ? [{ heading: nameOf(person) }, { heading: person.email }] : [];
  return (
    <Menu
      align="end"
      defaultOpen={!byKeys}
      trigger={<IconButton {...face} ref={button} />}
      link={AppLink}
      entries={[
        ...who,
        { label: "Settings", icon: <Settings {...icon} />, href: settingsOf(area) },
        {
          label: "Keys",
          icon: <Keyboard {...icon} />,
          ...(letterKeys() && { shortcut: "?" }),
          onSelect: onKeys,
        },
        "rule",
        {
          heading: "Theme",
          value: theme(),
          options: themes.map((value) => ({ value, label: names[value] })),
          onValueChange: (value) => chooseTheme(value as Theme),
        },
        "rule",
        {
          label: "Log out",
          icon: <LogOut {...icon} />,
          onSelect: () => void navigate(paths[area].logout),
        },
      ]}
    />
  );
});

const settingsOf = (area: AreaName) =>
  area === "student" ? paths.student.account : paths[area].settings.replace("*", "account");
