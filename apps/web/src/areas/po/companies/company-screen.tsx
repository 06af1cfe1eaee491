import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { companyPage } from "@toran/contract/schemas/connection";
import { DescriptionList, EmptyState } from "@toran/ui";
import { PhoneLink } from "@toran/ui/phone";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { z } from "zod/mini";
import { connectionCalls } from "@/features/connections/connection-calls";
import { ConnectionPanel } from "@/features/connections/connection-panel";
import { SideHead } from "@/features/connections/side-head";
import { EmailLink } from "@/lib/email-link";
import { TodoAbout } from "@/features/todos/todo-about";
import { Load } from "@/lib/load";
import { toldHere } from "@/lib/told-here";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { useStores } from "@/stores/use-stores";

type CompanyPage = z.output<typeof companyPage>;

/** One company, and how the college stands to it. */
export const CompanyScreen = observer(function CompanyScreen() {
  const { id = "" } = useParams();
  return <OneCompany key={id} id={id} />;
});

const OneCompany = observer(function OneCompany({ id }: { id: string }) {
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const [company] = useState(
    () =>
      new Loadable<CompanyPage>(async () => (await calls.po()).companies.read({ params: { id } })),
  );
  useEffect(() => void company.load(), [company, connectionChanges]);
  usePageTitle(company.value?.name ?? undefined);
  const reload = <Reply,>(reply: Reply | ApiFailure) => {
    if (!isFailure(reply) || reply.status === 409) void company.load();
    return reply;
  };
  const { decide, connect } = connectionCalls(calls, "po");
  return (
    <div className="max-w-page px-6 py-5">
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
              <SideHead
                entity="company"
                name={page.name}
                picture={page.logo}
                facts={[page.sector?.name, page.address?.city, page.size?.name]}
              >
                <TodoAbout area="po" type="COMPANY" id={id} name={page.name ?? "this company"} />
              </SideHead>
              <div className="wide:grid-cols-[minmax(0,1fr)_22rem] grid gap-8">
                <Facts page={page} />
                <ConnectionPanel
                  area="po"
                  name={page.name ?? "this company"}
                  otherId={id}
                  connection={page.connection}
                  decide={async (asked, body) => reload(await decide(asked, body))}
                  send={async (message) => reload(await connect(id, message))}
                  block={async ({ reason, reasonText }) => {
                    const body = { companyId: id, reason, reasonText };
                    return reload(await (await calls.po()).companies.block({ body }, toldHere));
                  }}
                />
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
    {page.about && (
      <p className="max-w-read text-base wrap-break-word whitespace-pre-line">{page.about}</p>
    )}
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
        { term: "Email", value: page.contact?.email && <EmailLink address={page.contact.email} /> },
        { term: "Phone", value: page.contact?.phone && <PhoneLink value={page.contact.phone} /> },
        { term: "Places", value: page.infrastructure.map(({ name }) => name).join(", ") },
      ]}
    />
  </section>
);
