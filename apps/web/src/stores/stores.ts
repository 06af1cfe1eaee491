import { tokenStore } from "@toran/api-client/token-store";
import { limits } from "@toran/contract/limits";
import { type Calls, createCalls } from "./calls";
import { ChatUnreadStore } from "./chat-unread-store";
import { BuildStore } from "./build-store";
import { FeedbackStore } from "./feedback-store";
import { HrStore } from "./hr-store";
import { NotificationStore } from "./notification-store";
import { OfficerStore } from "./officer-store";
import { PrivatePictures } from "./private-pictures";
import { RealtimeStore } from "./realtime-store";
import { RecoveryCodesStore } from "./recovery-codes-store";
import { SessionStore } from "./session-store";
import { StudentStore } from "./student-store";

/** What outlives a screen. */
export interface Stores {
  session: SessionStore;
  feedback: FeedbackStore;
  calls: Calls;
  student: StudentStore;
  po: OfficerStore;
  hr: HrStore;
  realtime: RealtimeStore;
  notifications: NotificationStore;
  chatUnread: ChatUnreadStore;
  builds: BuildStore;
  pictures: PrivatePictures;
  recoveryCodes: RecoveryCodesStore;
}

// Merely naming a storage throws where it is forbidden; each use is guarded where it happens.
const local = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
  removeItem: (key: string) => window.localStorage.removeItem(key),
};
const tab = {
  getItem: (key: string) => window.sessionStorage.getItem(key),
  setItem: (key: string, value: string) => window.sessionStorage.setItem(key, value),
  removeItem: (key: string) => window.sessionStorage.removeItem(key),
};

export function createStores(): Stores {
  const session = new SessionStore({ local, tab, token: tokenStore(local) });
  const feedback = new FeedbackStore();
  const builds = new BuildStore();
  return withCalls(session, feedback, createCalls(session, feedback, builds), builds);
}

export function withCalls(
  session: SessionStore,
  feedback: FeedbackStore,
  calls: Calls,
  builds = new BuildStore(),
): Stores {
  const student = new StudentStore(calls);
  const po = new OfficerStore(calls);
  const hr = new HrStore(calls);
  const realtime = new RealtimeStore(session, () => calls.renew());
  const notifications = new NotificationStore(calls);
  const chatUnread = new ChatUnreadStore(calls);
  const pictures = new PrivatePictures(calls);
  const recoveryCodes = new RecoveryCodesStore();
  session.onLeave(() => {
    student.clear();
    po.clear();
    hr.clear();
    notifications.clear();
    chatUnread.clear();
    pictures.clear();
    recoveryCodes.clear();
    feedback.clear();
    realtime.close();
  });
  return {
    session,
    feedback,
    calls,
    student,
    po,
    hr,
    realtime,
    notifications,
    chatUnread,
    builds,
    pictures,
    recoveryCodes,
  };
}

/** Follows what other tabs, and later pages of this one, do to the session. */
export function followOtherTabs({ session }: Stores) {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === limits.persisted.key || key === null) session.otherTabWrote(newValue);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void session.shownAgain();
  });
}
