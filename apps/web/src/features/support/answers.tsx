import { SearchField } from "@toran/ui";
import { useState } from "react";

export interface Answered {
  question: string;
  answer: string;
}

/** The questions that others had, looked through by words. */
export function Answers({ faq }: { faq: readonly Answered[] }) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = faq.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-labelledby="answers" className="grid content-start gap-3">
      <h2 id="answers" className="title-lg">
        Questions others had
      </h2>
      <SearchField
        label="Search the questions"
        placeholder="Search the questions"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className="sr-only">{words.length > 0 && `${found.length} found`}</output>
      {found.length === 0 ? (
        <p className="text-ink-2 py-2">Nothing fits. Write to us, and a person answers.</p>
      ) : (
        <div className="divide-rule border-rule divide-y border-y">
          {found.map(({ question, answer }) => (
            <details key={question} className="py-2.5">
              <summary className="min-h-6 font-medium">{question}</summary>
              <p className="text-ink-2 mt-1 text-base">{answer}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
