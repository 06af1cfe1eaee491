import { DescriptionList, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const day = new Intl.DateTimeFormat("en-IN", { weekday: "long", day: "numeric", month: "long" });

/** The officer's home: the college as companies see it. */
export const HomeScreen = observer(function HomeScreen() {
  const { calls, po } = useStores();
  const [college] = useState(() => new Loadable(async () => (await calls.po()).college.data()));
  useEffect(() => void college.load(), [college]);
  const name = po.user.value?.data.firstName;
  return (
    <>
      <PageHeader title={name ? `Welcome, ${name}` : "Welcome"} context={day.format(new Date())} />
      <section aria-labelledby="college" className="max-w-read px-6 pb-10">
        <h2 id="college" className="title-lg mb-2">
          Your college
        </h2>
        <Load of={college}>
          {({ college: info, address, contact, departments }) => (
            <DescriptionList
              items={[
                { term: "Name", value: info.name },
                { term: "University", value: info.university },
                { term: "AISHE code", value: info.aisheCode },
                { term: "City", value: address && `${address.city}, ${address.state}` },
                {
                  term: "Contact",
                  value: contact && `${contact.contactName}, ${contact.designation}`,
                },
                { term: "Departments", value: departments.map((each) => each.name).join(", ") },
              ]}
            />
          )}
        </Load>
      </section>
    </>
  );
});
