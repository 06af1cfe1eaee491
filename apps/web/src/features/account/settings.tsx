import { cn, PageHeader, Tabs } from "@toran/ui";
import type { ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { usePageTitle } from "@/lib/use-page-title";
import { paths } from "@/navigation/paths";
import { AccountSettings } from "./account-settings";
import { ChangePassword } from "./change-password";
import { SecuritySettings } from "./security-settings";

const widths = { form: "max-w-form", read: "max-w-read", page: undefined };

interface SettingsTab {
  value: string;
  label: string;
  content: ReactNode;
  /** More than a form: rows of people, or with headings of its own the width of the page. */
  width?: keyof typeof widths;
}
interface SettingsProps {
  area: "po" | "hr";
  /** What one area has beyond the tabs of both. */
  more?: readonly SettingsTab[];
  /** For an address that names no tab. */
  noSuchPage: ReactNode;
}

/** The settings of an officer or an HR user; each tab has an address of its own. */
export function Settings({ area, more = [], noSuchPage }: SettingsProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pathOf = (tab: string) => paths[area].settings.replace("*", tab);
  const tabs: readonly SettingsTab[] = [
    { value: "account", label: "Account", content: <AccountSettings area={area} /> },
    ...more,
    { value: "password", label: "Password", content: <ChangePassword area={area} /> },
    { value: "security", label: "Security", content: <SecuritySettings area={area} /> },
  ];
  const here = tabs.find(({ value }) => pathOf(value) === pathname);
  usePageTitle(here && `${here.label} · Settings`, here?.label);
  if (!here && pathname.replace(/\/+$/, "") === pathOf("").slice(0, -1))
    return <Navigate replace to={pathOf("account")} />;
  if (!here) return noSuchPage;
  return (
    <>
      <PageHeader title="Settings" />
      <Tabs
        label="Settings"
        tabs={tabs.map(({ value, label }) => ({ value, label }))}
        value={here.value}
        onValueChange={(tab) => void navigate(pathOf(tab))}
        className="px-6"
      >
        <div className={cn("grid gap-6 px-6 pt-6 pb-10", widths[here.width ?? "form"])}>
          <h2 className={here.width === "page" ? "sr-only" : "title-lg"}>{here.label}</h2>
          {here.content}
        </div>
      </Tabs>
    </>
  );
}
