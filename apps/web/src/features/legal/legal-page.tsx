import { Wordmark } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";
import { useOwnHome } from "@/navigation/own-home";
import { paths } from "@/navigation/paths";

export interface Clause {
  title: string;
  text: string;
}

interface LegalPageProps {
  area: AreaName;
  title: string;
  lead: string;
  clauses: readonly Clause[];
}

/** A page of clauses, in words that can be read. */
export function LegalPage({ area, title, lead, clauses }: LegalPageProps) {
  const home = useOwnHome();
  const way = home ?? paths[area].login;
  return (
    <div className="bg-sheet min-h-dvh">
      <header className="max-w-read mx-auto flex w-full items-center justify-between px-6 py-7">
        <AppLink href={way} className="rounded-md">
          <Wordmark productName={productName} />
        </AppLink>
        <AppLink href={way} className="link">
          {home ? "Home" : "Log in"}
        </AppLink>
      </header>
      <main className="max-w-read mx-auto w-full px-6 pt-6 pb-16 text-base">
        <h1 className="title-4xl">{title}</h1>
        <p className="text-ink-2 mt-3">{lead}</p>
        {clauses.map((clause) => (
          <section key={clause.title} className="mt-7">
            <h2 className="title-lg">{clause.title}</h2>
            <p className="mt-1">{clause.text}</p>
          </section>
        ))}
      </main>
    </div>
  );
}
