import { productName } from "@/lib/product";
import { SitePage } from "./site-page";

const parts = [
  {
    title: "For students",
    text: "You write your education, projects, skills and experience once. You decide who sees them, and you see who looked.",
  },
  {
    title: "For placement officers",
    text: "You see the whole class: who is placed, who holds an offer, who has not started. Companies ask you, and you answer from one list.",
  },
  {
    title: "For companies",
    text: "You find colleges by what their students can do, ask to connect, and get a visible answer to every request.",
  },
];

export const AboutScreen = () => (
  <SitePage>
    <article className="max-w-page mx-auto w-full px-6 py-10">
      <h1 className="title-4xl">About {productName}</h1>
      <p className="max-w-read text-ink-2 mt-3 text-lg">
        A toran hangs over the doorway on the day something good begins. {productName} is the
        doorway between a campus and the first job.
      </p>
      <dl className="border-rule bg-rule desk:grid-cols-3 mt-8 grid gap-px border-y">
        {parts.map(({ title, text }) => (
          <div key={title} className="bg-sheet p-6">
            <dt className="title-lg">{title}</dt>
            <dd className="text-ink-2 mt-1 text-base">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  </SitePage>
);
