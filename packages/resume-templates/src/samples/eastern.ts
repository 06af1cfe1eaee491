import type { ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";

interface Words {
  name: string;
  headline: string;
  experience: string;
  title: string;
  org: string;
  point: string;
  skills: string;
  skill: string;
}

const written = (locale: string, words: Words): ResumeModel => ({
  locale,
  dir: "ltr",
  person: {
    name: words.name,
    headline: words.headline,
    contacts: [{ kind: "email", text: "mei@toran.example" }],
    links: [],
    facts: [],
  },
  sections: [
    {
      id: "experience",
      kind: "experience",
      title: words.experience,
      entries: [
        {
          id: "intern",
          title: words.title,
          org: words.org,
          period: { to: "2025" },
          body: richTextFrom(`- ${words.point}`),
        },
      ],
    },
    {
      id: "skills",
      kind: "skills",
      title: words.skills,
      skills: [
        { id: "react", name: "React", level: 0 },
        { id: "own", name: words.skill, level: 0 },
      ],
    },
  ],
});

/** Scripts that write without spaces, each with Latin words and signs of full width. */
export const japanese = written("ja-JP", {
  name: "田中 美咲",
  headline: "ソフトウェアエンジニア",
  experience: "職務経験",
  title: "開発インターン",
  org: "バンガロール・クラウド株式会社",
  point: "React で請求画面を作り直し、「遅延」を38%削減。",
  skills: "技能",
  skill: "データベース設計",
});

export const korean = written("ko-KR", {
  name: "김민지",
  headline: "소프트웨어 엔지니어",
  experience: "경력",
  title: "개발 인턴",
  org: "벵갈루루 클라우드",
  point: "React로 결제 화면을 다시 만들어 지연을 38% 줄였습니다.",
  skills: "기술",
  skill: "데이터베이스 설계",
});

export const chinese = written("zh-CN", {
  name: "陈美玲",
  headline: "软件工程师",
  experience: "工作经验",
  title: "开发实习生",
  org: "班加罗尔云计算公司",
  point: "用 React 重写账单页面，延迟降低 38%。《性能报告》、测试与文档。",
  skills: "技能",
  skill: "数据库设计",
});

export const traditional = written("zh-TW", {
  name: "林怡君",
  headline: "軟體工程師",
  experience: "工作經歷",
  title: "開發實習生",
  org: "班加羅爾雲端運算公司",
  point: "用 React 重寫帳單頁面，延遲降低 38%。「效能報告」、測試與文件。",
  skills: "技能",
  skill: "資料庫設計",
});

export const thai = written("th-TH", {
  name: "มาลี สุขใจ",
  headline: "วิศวกรซอฟต์แวร์",
  experience: "ประสบการณ์",
  title: "นักศึกษาฝึกงาน",
  org: "บังคาลอร์คลาวด์",
  point: "ปรับหน้าชำระเงินด้วย React ลดเวลารอ 38%",
  skills: "ทักษะ",
  skill: "ออกแบบฐานข้อมูล",
});
