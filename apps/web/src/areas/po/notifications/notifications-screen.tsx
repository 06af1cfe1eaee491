import { NotificationList } from "@/features/notifications/notification-list";

export const NotificationsScreen = () => <NotificationList area="po" />;
