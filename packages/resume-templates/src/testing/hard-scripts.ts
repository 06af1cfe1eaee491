import { hasMissingGlyphs } from "../fonts/missing-glyphs";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { bare, entry, experience, type HardCase, range, withSections, withSummary } from "./parts";

const characters = range(0x5000).map((nth) => String.fromCodePoint(0x4e00 + nth));
const covered = characters.filter((character) => !hasMissingGlyphs(character));
const { full, hindi, arabic, japanese, korean, chinese, traditional, thai } = samples;

const line = (text: string) => experience(entry("e", text, { body: richTextFrom(`- ${text}`) }));
/** Letters of many scripts, and from right to left. */
export const hardScripts: HardCase[] = [
  { title: "8: Hindi", resume: hindi },
  ...Object.entries({
    mr: "ज्ञानेश्वरांच्या ओव्या वाचल्या, ३८% वाढ",
    gu: "અંકિતાએ અંતરિક્ષ વિશે ૩૮ લેખ લખ્યા",
    ta: "கோயம்புத்தூரில் 38 பயிற்சிப் பட்டறைகள்",
    bn: "ক্ষুদ্র ঋণের তথ্য বিশ্লেষণ, ৩৮ গ্রাম",
    te: "విజయవాడలో స్వచ్ఛంద సేవ 38 రోజులు",
    kn: "ಬೆಂಗಳೂರಿನಲ್ಲಿ ೩೮ ಕಾರ್ಯಾಗಾರಗಳು",
    ml: "തിരുവനന്തപുരത്ത് 38 പഠനക്കളരികൾ",
    pa: "ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ 38 ਵਰਕਸ਼ਾਪਾਂ",
  }).map(([locale, text]): HardCase => ({
    title: `8: text in ${locale}`,
    resume: { ...withSections([line(text)], full), locale: `${locale}-IN` },
  })),
  { title: "9: Arabic", resume: arabic },
  {
    title: "9: Hebrew with Latin, brackets, per cent and a phone number",
    resume: {
      ...withSections([line("בניתי שירות (React) שחוסך 38% מהזמן")], {
        ...bare,
        person: {
          ...bare.person,
          name: "נועה לוי",
          contacts: [{ kind: "phone", text: "+972 50 123 4567" }],
        },
      }),
      locale: "he-IL",
      dir: "rtl",
    },
  },
  {
    title: "9: Arabic among Latin names that end in signs",
    resume: {
      ...arabic,
      person: {
        ...arabic.person,
        links: [
          { label: "C++ & C#", url: "https://toran.example/layla" },
          { label: "GitHub", url: "https://github.com/layla/" },
        ],
        facts: [
          { label: "Roll no.", value: "22CS208" },
          { label: "المعدّل", value: "3.8 / 4" },
        ],
      },
      sections: [
        {
          id: "work",
          kind: "experience",
          title: "الخبرات",
          entries: [
            {
              id: "yahoo",
              title: "Developer (C++)",
              org: "Yahoo!",
              place: "Dubai, U.A.E.",
              score: "9.1 (+)",
              period: { from: "2025-05", to: "2025-07" },
              stack: ["C++", "C#", ".NET"],
              url: "https://toran.example/yahoo/",
              body: richTextFrom(`- React بناء جدول الفواتير مع C++.
- بناء خدمة في [Yahoo!](https://yahoo.example/) بلغة **C#**.`),
            },
            {
              id: "school",
              title: "مطوّرة C++",
              org: "جامعة المنارة",
              place: "Dubai",
              period: { from: "2022", to: "2026" },
              score: "3.8 / 4",
            },
          ],
        },
        {
          id: "build",
          kind: "projects",
          title: "المشاريع",
          entries: [
            {
              id: "one",
              title: "Rafiq!",
              org: "Acme Inc.",
              stack: ["C++", "C#"],
              period: { from: "2025-01", current: true },
              url: "https://toran.example/rafiq/",
            },
          ],
        },
        {
          id: "study",
          kind: "education",
          title: "التعليم",
          entries: [
            {
              id: "bsc",
              title: "B.Tech.",
              org: "Nilgiri Inst. of Tech.",
              place: "Ooty",
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
            { id: "cpp", name: "C++", level: 4, group: "Code (C)" },
            { id: "cs", name: "C#", level: 3, group: "Code (C)" },
            { id: "net", name: ".NET", level: 3, group: "لغات" },
            { id: "design", name: "تصميم (UX)", level: 3, group: "لغات" },
          ],
        },
      ],
    },
  },
  {
    title: "9: Urdu values in an English résumé",
    resume: {
      ...withSections(
        [
          {
            id: "work",
            kind: "experience",
            title: "Experience",
            entries: [
              {
                id: "shop",
                title: "Developer",
                org: "دکان سافٹ ویئر",
                place: "لکھنؤ!",
                period: { from: "2024-01", to: "2025-02" },
                stack: ["C++", "اردو", "React"],
              },
            ],
          },
        ],
        full,
      ),
      person: { ...full.person, name: "آمنہ صدیقی", headline: "Developer (C++)" },
    },
  },
  ...Object.entries({ japanese, korean, chinese, traditional, thai }).map(
    ([name, resume]): HardCase => ({
      title: `10: ${name}`,
      resume,
    }),
  ),
  {
    title: "10: three thousand characters that have a face",
    resume: withSummary(richTextFrom(covered.slice(0, 3000).join(""))),
  },
  {
    title: "10: three thousand characters that all differ, many without a face",
    resume: withSummary(richTextFrom(characters.slice(0, 3000).join(""))),
  },
];
