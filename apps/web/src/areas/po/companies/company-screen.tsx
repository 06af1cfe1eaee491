import { isFailure } from "@toran/api-client/failure";
import type { companyPage } from "@toran/contract/schemas/connection";
import { Avatar, DescriptionList, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { z } from "zod/mini";
import type { AnswerBody } from "@/features/connections/answer-dialog";
import { logoOf } from "@/features/connections/logo";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { CompanyConnection } from "./company-connection";

type CompanyPage = z.output<typeof companyPage>;

/** One company, and how the college stands to it. */
export const CompanyScreen = observer(function CompanyScreen() {
  const { calls } = useStores();
  const { id = "" } = useParams();
  const [company] = useState(
    () =>
      new Loadable<CompanyPage>(async () => (await calls.po()).companies.read({ params: { id } })),
  );
  useEffect(() => void company.load(), [company]);
  const decide = async (connectionId: string, body: AnswerBody) => {
    const { companies } = await calls.po();
    const reply = await companies.decide({ params: { id: connectionId }, body });
    if (!isFailure(reply) || reply.status === 409) void company.load();
    return reply;
  };
  const send = async (message: string | undefined) => {
    const { companies } = await calls.po();
    const body = { companyId: id, status: "PENDING" as const, ...(message && { message }) };
    const reply = await companies.connect({ body });
    if (!isFailure(reply) || reply.status === 409) void company.load();
    return reply;
  };
  return (
    <div className="max-w-page px-6 py-5">
      <AppLink href={paths.po.companies} className="link">
        All companies
      </AppLink>
      {company.failure?.status === 404 ? (
        <>
          <h1 className="sr-only">Company not found</h1>
          <EmptyState title="There is no such company">
            The link may be old, or the company has left the platform.
          </EmptyState>
        </>
      ) : (
        <Load of={company}>
          {(page) => (
            <>
              <header className="my-4 flex flex-wrap items-center gap-4">
                <Avatar
                  entity="company"
                  size="lg"
                  name={page.name ?? ""}
                  src={logoOf(page.logo)}
                  decorative
                />
                <div className="min-w-0">
                  <h1 className="title-2xl">{page.name}</h1>
                  <p className="text-ink-3">
                    {[page.sector?.name, page.address?.city, page.size?.name]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
              </header>
              <div className="wide:grid-cols-[minmax(0,1fr)_22rem] grid gap-8">
                <Facts page={page} />
                <CompanyConnection page={page} decide={decide} send={send} />
              </div>
            </>
          )}
        </Load>
      )}
    </div>
  );
});

const Facts = ({ page }: { page: CompanyPage }) => (
  <section aria-labelledby="about" className="grid content-start gap-4">
    <h2 id="about" className="title-lg">
      About
    </h2>
    {page.about && <p className="max-w-read text-base">{page.about}</p>}
    <DescriptionList
      items={[
        { term: "Services", value: page.services.map(({ name }) => name).join(", ") },
        { term: "Founded", value: page.established },
        {
          term: "Website",
          value: page.website && (
            <a href={page.website} rel="noreferrer" target="_blank" className="link">
              {page.website.replace(/^https?:\/\//, "")}
            </a>
          ),
        },
        {
          term: "Address",
          value:
            page.address && `${page.address.line1}, ${page.address.city}, ${page.address.state}`,
        },
        {
          term: "Contact",
          value: page.contact && `${page.contact.contactName}, ${page.contact.designation}`,
        },
        { term: "Email", value: page.contact?.email },
        { term: "Phone", value: page.contact?.phone },
        { term: "Places", value: page.infrastructure.map(({ name }) => name).join(", ") },
      ]}
    />
  </section>
);
