import { AuthFacade, Button } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { Doors } from "./doors";
import { SitePage } from "./site-page";

export const WelcomeScreen = () => (
  <SitePage>
    <section className="max-w-page desk:grid-cols-2 mx-auto grid w-full items-center gap-10 px-6 py-10">
      <div>
        <h1 className="title-4xl sm:title-5xl text-balance">The way from campus to work</h1>
        <p className="text-ink-2 mt-4 max-w-115 text-lg">
          Students keep one portfolio. Colleges run the season. Companies ask, book and hire. Each
          sees what the others have answered, and when.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild>
            <AppLink href={paths.student.register}>Start your portfolio</AppLink>
          </Button>
          <Button asChild intent="secondary">
            <AppLink href={paths.site.roles}>I am with a college or a company</AppLink>
          </Button>
        </div>
      </div>
      <div className="bg-facade-0 desk:block hidden h-110 overflow-hidden rounded-xl">
        <AuthFacade scene="student" className="size-full" />
      </div>
    </section>
    <section aria-label="Ways in" className="max-w-page mx-auto w-full px-6 pb-12">
      <Doors />
    </section>
  </SitePage>
);
