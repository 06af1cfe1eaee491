import type { ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";

/** From right to left, with Latin names, brackets, a percentage and a phone number. */
export const arabic: ResumeModel = {
  locale: "ar-AE",
  dir: "rtl",
  person: {
    name: "ليلى حدّاد",
    headline: "مهندسة برمجيات، السنة الأخيرة",
    contacts: [
      { kind: "place", text: "دبي" },
      { kind: "email", text: "layla@manara.example" },
      { kind: "phone", text: "+971 50 123 4567" },
    ],
    links: [{ label: "toran.example/layla", url: "https://toran.example/layla" }],
    facts: [{ label: "الرقم الجامعي", value: "22CS208" }],
  },
  summary: richTextFrom(
    "أبني تطبيقات ويب تعمل على الشبكات البطيئة والشاشات الصغيرة، وأختبرها مع **الناس الذين يستخدمونها**.",
  ),
  sections: [
    {
      id: "experience",
      kind: "experience",
      title: "الخبرات",
      entries: [
        {
          id: "manara",
          title: "مهندسة متدربة",
          org: "منارة كلاود (Manara Cloud)",
          place: "دبي",
          period: { from: "2025-05", to: "2025-07" },
          body: richTextFrom(`- أعدتُ بناء جدول الفواتير في React؛ انخفضت الأخطاء بنسبة 38%.
- خفّضتُ زمن التحميل الأول من 4.1 إلى 1.6 ثانية.`),
        },
      ],
    },
    {
      id: "projects",
      kind: "projects",
      title: "المشاريع",
      entries: [
        {
          id: "rafiq",
          title: "رفيق: مواعيد الحافلات (Rafiq)",
          period: { from: "2025-01", current: true },
          stack: ["React", "PostgreSQL"],
          body: richTextFrom("- قدتُ فريقًا من أربعة أشخاص؛ يستخدم التطبيق 3,100 راكب أسبوعيًا."),
        },
      ],
    },
    {
      id: "education",
      kind: "education",
      title: "التعليم",
      entries: [
        {
          id: "bsc",
          title: "بكالوريوس علوم الحاسوب",
          org: "جامعة المنارة",
          period: { from: "2022", to: "2026" },
          score: "3.8 / 4",
        },
      ],
    },
    {
      id: "skills",
      kind: "skills",
      title: "المهارات",
      skills: [
        { id: "react", name: "React", level: 4 },
        { id: "design", name: "التصميم", level: 3 },
      ],
    },
  ],
};
