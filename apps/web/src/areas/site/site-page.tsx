import { Button, Wordmark } from "@toran/ui";
import type { ReactNode } from "react";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import { useOwnHome } from "@/navigation/own-home";
import { paths } from "@/navigation/paths";

const links = [
  { label: "About", href: paths.site.about },
  { label: "Contact us", href: paths.site.contact },
];

/** The frame of the public pages: name and links above, the small print below. */
export function SitePage({ children }: { children: ReactNode }) {
  const home = useOwnHome();
  return (
    <div className="controls-lg bg-sheet flex min-h-dvh flex-col">
      <header className="max-w-page mx-auto flex w-full flex-wrap items-center gap-x-6 gap-y-3 px-6 py-6">
        <AppLink href={paths.site.welcome} className="mr-auto rounded-md">
          <Wordmark productName={productName} />
        </AppLink>
        <nav aria-label="Site" className="flex items-center gap-5">
          {links.map(({ label, href }) => (
            <AppLink key={href} href={href} className="text-ink-2 hover:text-ink">
              {label}
            </AppLink>
          ))}
          <Button asChild intent="secondary" size="md">
            <AppLink href={home ?? paths.site.roles}>{home ? "Home" : "Log in"}</AppLink>
          </Button>
        </nav>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
      <footer className="max-w-page mx-auto w-full px-6">
        <div className="border-rule text-ink-2 flex flex-wrap gap-5 border-t py-6">
          <span className="mr-auto">
            {productName} brings students, colleges and companies together.
          </span>
          <AppLink href={paths.student.terms} className="hover:text-ink">
            Terms
          </AppLink>
          <AppLink href={paths.student.privacy} className="hover:text-ink">
            Privacy
          </AppLink>
        </div>
      </footer>
    </div>
  );
}
