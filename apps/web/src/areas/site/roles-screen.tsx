import { Doors } from "./doors";
import { SitePage } from "./site-page";

export const RolesScreen = () => (
  <SitePage>
    <section className="max-w-page mx-auto w-full px-6 py-10">
      <h1 className="title-4xl">Who are you?</h1>
      <p className="max-w-read text-ink-2 mt-3 mb-8 text-base">
        Each kind of account has its own door. If your college invited you, yours is the student's.
      </p>
      <Doors />
    </section>
  </SitePage>
);
