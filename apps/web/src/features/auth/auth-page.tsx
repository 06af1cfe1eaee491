import { AuthFacade, AuthSplit, HelpIcon, RoleSwitch, Wordmark } from "@toran/ui";
import type { ReactNode } from "react";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import { type AreaName, areaNames } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { areaWords } from "./area-words";

interface AuthPageProps {
  area: AreaName;
  title: string;
  lead?: ReactNode;
  /** The page that the role switch leads to in the other areas; without one there is no switch. */
  switchTo?: "login" | "register";
  /** What somebody in trouble here is in trouble with; part of the help page's path. */
  trouble: string;
  children: ReactNode;
}

/** The page around every form of arrival. */
export function AuthPage({ area, title, lead, switchTo, trouble, children }: AuthPageProps) {
  const roles = areaNames.map((name) => ({
    label: areaWords[name].name,
    entity: areaWords[name].entity,
    href: paths[name][switchTo ?? "login"],
    current: name === area,
  }));
  return (
    <AuthSplit
      brand={
        <AppLink href={paths.site.welcome} className="rounded-md">
          <Wordmark productName={productName} />
        </AppLink>
      }
      header={switchTo && <RoleSwitch label="I am with a" items={roles} link={AppLink} />}
      title={title}
      lead={lead}
      facade={<AuthFacade scene={area} className="size-full" />}
      sentence={areaWords[area].sentence.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      footer={
        <>
          <AppLink
            href={paths[area].havingIssueWith.replace(":type", trouble)}
            className="hover:text-ink mr-auto inline-flex items-center gap-1.5"
          >
            <HelpIcon />
            Having trouble?
          </AppLink>
          <AppLink href={paths[area].terms} className="hover:text-ink">
            Terms
          </AppLink>
          <AppLink href={paths[area].privacy} className="hover:text-ink">
            Privacy
          </AppLink>
        </>
      }
    >
      {children}
    </AuthSplit>
  );
}
