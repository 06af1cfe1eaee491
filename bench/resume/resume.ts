import { type ResumeModel, richTextFrom } from "@toran/resume-templates/model";

interface Words {
  name: string;
  headline: string;
  titles: [string, string];
  role: string;
  org: string;
  lines: string[];
}

const words: Record<"en" | "hi" | "ar", Words> = {
  en: {
    name: "Ishaan Deshpande-Kulkarni",
    headline: "Software engineer, final-year Information Technology",
    titles: ["Experience", "Projects"],
    role: "Engineering intern",
    org: "Kestrel Analytics",
    lines: [
      "Moved nightly reports to a queue; the slowest now takes 4 minutes instead of 51, and none has failed since March.",
      "Traced a leak in the billing workflow to one cache, wrote the test that would have caught it, and fixed it in a day.",
      "Paired with two designers on an accessible date field; 14 teams use it, and support tickets on dates fell by 62%.",
    ],
  },
  hi: {
    name: "प्रज्ञा श्रीवास्तव",
    headline: "सॉफ़्टवेयर अभियंता, अंतिम वर्ष",
    titles: ["अनुभव", "परियोजनाएँ"],
    role: "प्रशिक्षु अभियंता",
    org: "गोमती टेक्नोलॉजीज़",
    lines: [
      "React में भुगतान पृष्ठ फिर से बनाया; त्रुटियाँ 38% घटीं और पहला पृष्ठ २.१ सेकंड में खुलता है।",
      "क्षेत्रीय भाषाओं के लिए अक्षर-समर्थन और स्क्रीन-रीडर परीक्षण जोड़े।",
      "चार लोगों के दल का नेतृत्व किया; धीमे नेटवर्क पर भी समय-सारणी चलती है।",
    ],
  },
  ar: {
    name: "ليلى حداد",
    headline: "مهندسة برمجيات، السنة الأخيرة",
    titles: ["الخبرات", "المشاريع"],
    role: "مهندسة متدربة",
    org: "منارة كلاود",
    lines: [
      "إعادة بناء جدول الفواتير في React وانخفاض الأخطاء بنسبة كبيرة.",
      "خفض زمن التحميل الأول على الشبكات البطيئة والشاشات الصغيرة.",
      "قيادة فريق من أربعة أشخاص واختبار التطبيق مع الناس الذين يستخدمونه.",
    ],
  },
};

export type Language = keyof typeof words;
export const languages = Object.keys(words) as Language[];

/** Two pages in English, one in each other language: nobody's life, with the words that are hard to set. */
export function resumeIn(language: Language): ResumeModel {
  const { name, headline, titles, role, org, lines } = words[language];
  const entries = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${kind}-${at}`,
      title: role,
      org,
      period: { from: `${2025 - at}`, to: `${2026 - at}` },
      body: richTextFrom(lines.map((line) => `- ${line}`).join("\n")),
    }));
  const [experience, projects] = titles;
  const count = language === "en" ? 6 : 3;
  return {
    locale: { en: "en-IN", hi: "hi-IN", ar: "ar-AE" }[language],
    dir: language === "ar" ? "rtl" : "ltr",
    person: {
      name,
      headline,
      contacts: [
        { kind: "email", text: "name@nilgiri.example" },
        { kind: "phone", text: "+91 98430 11223" },
      ],
      links: [{ label: "toran.example/name", url: "https://toran.example/name" }],
      facts: [],
    },
    sections: [
      { id: "experience", kind: "experience", title: experience, entries: entries("job", count) },
      { id: "projects", kind: "projects", title: projects, entries: entries("project", count) },
    ],
  };
}
