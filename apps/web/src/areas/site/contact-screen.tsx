import { HelpForm } from "@/features/help/help-form";
import { SitePage } from "./site-page";

export const ContactScreen = () => (
  <SitePage>
    <section className="max-w-form mx-auto w-full px-6 py-10">
      <h1 className="title-4xl">Contact us</h1>
      <p className="text-ink-2 mt-3 mb-7 text-base">
        Write what you need. A person reads it, and answers to the address you give.
      </p>
      <HelpForm />
    </section>
  </SitePage>
);
