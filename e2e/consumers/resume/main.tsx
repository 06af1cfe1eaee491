import { type TemplateId, templates } from "@toran/resume-templates";
import { checkResume } from "@toran/resume-templates/check";
import { readResume } from "@toran/resume-templates/model";
import { createResumePdf } from "@toran/resume-templates/pdf";
import { ResumePages, useTemplate } from "@toran/resume-templates/react";
import "@toran/resume-templates/styles.css";
import { toPlainText } from "@toran/resume-templates/text";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";

const resume = readResume({
  locale: "hi-IN",
  dir: "ltr",
  person: {
    name: "Farida Shaikh (फ़रीदा)",
    headline: "Luthier",
    contacts: [{ kind: "email", text: "farida@veena.example" }],
    links: [{ label: "veena.example", url: "https://veena.example" }],
    facts: [],
  },
  sections: [
    {
      id: "projects",
      kind: "projects",
      title: "Instruments",
      entries: [
        { id: "veena", title: "A veena of jackwood", stack: ["Jackwood", "Brass", "漆（うるし）"] },
      ],
    },
  ],
});

function Studio() {
  const [id, setId] = useState<TemplateId>("maker");
  const [made, setMade] = useState("");
  const pages = useRef<HTMLDivElement>(null);
  const template = useTemplate(id);
  const facts = templates.find((each) => each.id === id)!;
  const { score } = checkResume({ resume, template: facts, options: { accent: "#204060" } });
  const makePdf = async () => {
    const title = resume.person.name;
    const pdf = await createResumePdf({ pages: pages.current!, title, language: resume.locale });
    setMade(new TextDecoder("latin1").decode(pdf.slice(0, 5)));
  };
  const makeDocument = async () => {
    const { createResumeDocx } = await import("@toran/resume-templates/docx");
    const file = await createResumeDocx(resume);
    setMade(new TextDecoder("latin1").decode(file.slice(0, 2)));
  };
  return (
    <main>
      <select
        aria-label="Template"
        value={id}
        onChange={(event) => setId(event.target.value as TemplateId)}
      >
        {templates.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void makePdf()}>
        PDF
      </button>
      <button type="button" onClick={() => void makeDocument()}>
        Word
      </button>
      <output>{made}</output>
      <p>Score {score}</p>
      <pre>{toPlainText(resume)}</pre>
      <div ref={pages}>{template && <ResumePages resume={resume} template={template} />}</div>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Studio />);
