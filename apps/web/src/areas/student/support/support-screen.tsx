import { PageHeader } from "@toran/ui";
import { Answers } from "./answers";
import { AskForm } from "./ask-form";

/** Help for a student: the questions others had, and people who answer. */
export const SupportScreen = () => (
  <>
    <PageHeader
      title="Support"
      context="Most of it is answered here. If yours is not, a person answers by mail."
    />
    <div className="border-rule wide:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] grid gap-10 border-t px-6 pt-6 pb-10">
      <Answers />
      <section aria-labelledby="ask" className="grid content-start gap-3">
        <h2 id="ask" className="title-lg">
          Write to us
        </h2>
        <AskForm />
      </section>
    </div>
  </>
);
