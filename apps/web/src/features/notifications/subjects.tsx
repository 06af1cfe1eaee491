import {
  AlarmClock,
  Award,
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarX,
  CreditCard,
  Eye,
  FileSpreadsheet,
  GraduationCap,
  LifeBuoy,
  ListTodo,
  type LucideIcon,
  MessageSquare,
  Scale,
  ShieldCheck,
  UserRoundCheck,
} from "lucide-react";
import type { NoticeType } from "@toran/contract/notices";

type Subject<Type extends string> = Type extends `${infer Before}.${string}` ? Before : never;

const icons: Record<Subject<NoticeType>, LucideIcon> = {
  absence: CalendarX,
  account: ShieldCheck,
  application: UserRoundCheck,
  booking: CalendarClock,
  calendar: AlarmClock,
  chat: MessageSquare,
  clock: AlarmClock,
  connection: Building2,
  decision: Scale,
  evidence: BadgeCheck,
  import: FileSpreadsheet,
  message: MessageSquare,
  offer: Award,
  payment: CreditCard,
  plan: CreditCard,
  posting: BriefcaseBusiness,
  profile: Eye,
  round: CalendarClock,
  slot: CalendarClock,
  student: GraduationCap,
  support: LifeBuoy,
  todo: ListTodo,
};

/** The picture of what a notice is about. */
export function SubjectIcon({ type, urgent }: { type: NoticeType; urgent: boolean }) {
  const Icon = icons[type.split(".")[0] as Subject<NoticeType>];
  return (
    <span
      className={`grid size-8 flex-none place-items-center rounded-md ${urgent ? "bg-warn-tint text-warn" : "bg-accent-tint text-accent-ink"}`}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
    </span>
  );
}
