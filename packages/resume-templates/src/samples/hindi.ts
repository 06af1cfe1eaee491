import type { ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";

/** In Devanagari, with conjuncts, digits of both systems and words in Latin. */
export const hindi: ResumeModel = {
  locale: "hi-IN",
  dir: "ltr",
  person: {
    name: "प्रज्ञा श्रीवास्तव (Pragya)",
    headline: "सॉफ़्टवेयर अभियंता, अंतिम वर्ष",
    contacts: [
      { kind: "place", text: "लखनऊ" },
      { kind: "email", text: "pragya@gomti.example" },
      { kind: "phone", text: "+91 98765 43210" },
    ],
    links: [{ label: "toran.example/pragya", url: "https://toran.example/pragya" }],
    facts: [{ label: "अनुक्रमांक", value: "२२सीएस०४१" }],
  },
  summary: richTextFrom(
    "मैं ऐसे वेब ऐप बनाती हूँ जो धीमे नेटवर्क पर भी चलते हैं। मेरा बनाया **बस-समय ऐप** हर सप्ताह ३,१०० यात्री उपयोग करते हैं।",
  ),
  sections: [
    {
      id: "experience",
      kind: "experience",
      title: "अनुभव",
      entries: [
        {
          id: "gomti",
          title: "प्रशिक्षु अभियंता",
          org: "गोमती टेक्नोलॉजीज़",
          place: "लखनऊ",
          period: { from: "2025-05", to: "2025-07" },
          body: richTextFrom(`- React में भुगतान पृष्ठ फिर से बनाया; त्रुटियाँ 38% घटीं।
- क्षेत्रीय भाषाओं के लिए अक्षर-समर्थन और स्क्रीन-रीडर परीक्षण जोड़े।`),
        },
      ],
    },
    {
      id: "projects",
      kind: "projects",
      title: "परियोजनाएँ",
      entries: [
        {
          id: "saathi",
          title: "साथी: पहाड़ी क़स्बों के लिए बस-समय",
          period: { from: "2025-01", current: true },
          stack: ["React", "PostgreSQL"],
          body: richTextFrom("- चार लोगों की टीम का नेतृत्व किया; ऑफ़लाइन समय-सारणी 2G पर चलती है।"),
        },
      ],
    },
    {
      id: "education",
      kind: "education",
      title: "शिक्षा",
      entries: [
        {
          id: "btech",
          title: "बी.टेक. कंप्यूटर विज्ञान",
          org: "लखनऊ प्रौद्योगिकी संस्थान",
          period: { from: "2022", to: "2026" },
          score: "CGPA 8.7",
        },
      ],
    },
    {
      id: "skills",
      kind: "skills",
      title: "कौशल",
      skills: [
        { id: "react", name: "React", level: 4 },
        { id: "design", name: "डिज़ाइन", level: 3 },
        { id: "writing", name: "तकनीकी लेखन", level: 5 },
      ],
    },
  ],
};
