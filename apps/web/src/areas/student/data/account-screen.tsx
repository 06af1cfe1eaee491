import { Button, PageHeader, SettingsSection } from "@toran/ui";
import { ChangePassword } from "@/features/account/change-password";
import { SecuritySettings } from "@/features/account/security-settings";
import { Deletion } from "@/features/account-data/deletion";
import { Download } from "@/features/account-data/download";
import { Consents } from "@/features/consents/consents";
import { AppLink } from "@/lib/app-link";
import { inTurn } from "@/lib/load";
import { paths } from "@/navigation/paths";

/** The account of a student: what is kept of them, to take along or to have erased. */
export const AccountScreen = () => (
  <>
    <PageHeader title="Account" context="What we keep about you is yours." />
    <div
      className={`border-rule divide-rule flex flex-col divide-y border-t px-6 pt-6 pb-10 ${inTurn}`}
    >
      <SettingsSection
        title="Who looked"
        description="Every visit to your profile, résumé, video and documents."
      >
        <Go href={paths.student.accessLog}>See the visits</Go>
      </SettingsSection>
      <SettingsSection
        title="Notifications"
        description="What you want to hear of, by which channel, and when."
      >
        <Go href={paths.student.notificationSettings}>Choose what you hear of</Go>
      </SettingsSection>
      <SettingsSection
        title="What you allow"
        description="What your data are used for. Switch off what you no longer allow."
      >
        <Consents area="student" />
      </SettingsSection>
      <SettingsSection
        title="Bring your data in"
        description="From a JSON Resume file, or from the archive that LinkedIn sends you."
      >
        <Go href={paths.student.import}>Import a résumé</Go>
      </SettingsSection>
      <SettingsSection
        title="Take your data along"
        description="One ZIP with everything: your portfolio as JSON, as a JSON Resume, and every file as you gave it."
      >
        <Download area="student" />
      </SettingsSection>
      <SettingsSection
        title="Password"
        description="Your other browsers are logged out when you change it."
      >
        <ChangePassword area="student" />
      </SettingsSection>
      <SettingsSection
        title="Security"
        description="A second step after your password, and the browsers in which you are logged in."
      >
        <SecuritySettings area="student" />
      </SettingsSection>
      <SettingsSection
        title="Delete your account"
        description="Everything goes, seven days after you ask for it."
      >
        <Deletion area="student" />
      </SettingsSection>
    </div>
  </>
);

const Go = ({ href, children }: { href: string; children: string }) => (
  <Button asChild intent="secondary" className="self-start justify-self-start">
    <AppLink href={href}>{children}</AppLink>
  </Button>
);
