import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { Load } from "@/lib/load";
import { useStores } from "@/stores/use-stores";
import { CompanyFacts } from "../company/company-facts";

const day = new Intl.DateTimeFormat("en-IN", { weekday: "long", day: "numeric", month: "long" });

/** The HR user's home: the company as colleges see it. */
export const HomeScreen = observer(function HomeScreen() {
  const { hr } = useStores();
  const name = hr.user.value?.firstName;
  return (
    <>
      <PageHeader title={name ? `Welcome, ${name}` : "Welcome"} context={day.format(new Date())} />
      <section aria-labelledby="company" className="max-w-read px-6 pb-10">
        <h2 id="company" className="title-lg mb-2">
          Your company
        </h2>
        <Load of={hr.user}>{({ company }) => company && <CompanyFacts company={company} />}</Load>
      </section>
    </>
  );
});
