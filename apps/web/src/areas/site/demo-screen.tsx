import { Alert, DescriptionList } from "@toran/ui";
import { SitePage } from "./site-page";

/** The personal documents page with an invented person. It saves nothing. */
export const DemoScreen = () => (
  <SitePage>
    <section className="max-w-form mx-auto w-full px-6 py-10">
      <h1 className="title-3xl">Personal documents</h1>
      <Alert tone="info" className="my-5">
        This is an example with an invented person. Nothing here is saved.
      </Alert>
      <DescriptionList
        items={[
          { term: "Name", value: "Ananya Iyer" },
          { term: "Document", value: "Aadhaar" },
          { term: "Number", value: "Ends in 4821" },
          { term: "File", value: "ananya-iyer-aadhaar.pdf, 412 KB" },
        ]}
      />
    </section>
  </SitePage>
);
