import { Alert, Button, DescriptionList, PageHeader, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useStores } from "@/stores/use-stores";
import type { StudentInfo } from "@/stores/student-store";

/** The student's portfolio: who they are and where they study. */
export const PortfolioScreen = observer(function PortfolioScreen() {
  const { student } = useStores();
  if (student.error) {
    return (
      <Alert tone="bad" title={student.error} className="m-6">
        <Button intent="secondary" onClick={() => void student.load()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const info = student.userInfo;
  return (
    <>
      <PageHeader
        title={info ? `Welcome, ${info.firstName}` : "Your portfolio"}
        context={info?.headline}
      />
      <div className="max-w-read px-6 pb-10" aria-busy={!info}>
        {info ? <About info={info} /> : <Skeleton className="h-60 w-full" />}
      </div>
    </>
  );
});

function About({ info }: { info: StudentInfo }) {
  const study = info.educationDetails;
  return (
    <>
      <h2 className="title-lg mb-2">About you</h2>
      <DescriptionList
        items={[
          { term: "Name", value: [info.firstName, info.lastName].filter(Boolean).join(" ") },
          { term: "Email", value: info.email },
          { term: "Mobile", value: info.phone },
          { term: "City", value: info.city },
          { term: "About", value: info.about },
        ]}
      />
      <h2 className="title-lg mt-8 mb-2">Where you study</h2>
      <DescriptionList
        items={[
          { term: "College", value: study?.college },
          { term: "Degree", value: study && [study.degree, study.department].join(", ") },
          { term: "Major", value: study?.major },
          { term: "Roll number", value: study?.rollNumber },
          { term: "Graduates in", value: study?.graduationYear },
          { term: "CGPA", value: study?.cgpa?.toFixed(2) },
        ]}
      />
    </>
  );
}
