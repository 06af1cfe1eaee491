import { PageHeader } from "@toran/ui";
import { NotificationSettings } from "@/features/notifications/notification-settings";

export const NotificationSettingsScreen = () => (
  <>
    <PageHeader title="Notification settings" context="What you want to hear of, and how." />
    <div className="border-rule border-t px-6 pt-6 pb-10">
      <div className="max-w-form">
        <NotificationSettings />
      </div>
    </div>
  </>
);
