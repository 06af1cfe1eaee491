import { GetTheAppFacade, GetTheAppPage, StoreBadge, Wordmark } from "@toran/ui";
import { limits } from "@toran/contract/limits";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";

const stores = {
  apple: "https://apps.apple.com/search?term=toran",
  google: "https://play.google.com/store/search?q=toran&c=apps",
};

/** Shown in a window that is too narrow. Students have an app; officers and HR users do not yet. */
export function GetTheAppScreen({ area }: { area: AreaName }) {
  const student = area === "student";
  return (
    <GetTheAppPage
      brand={<Wordmark onFacade productName={productName} />}
      title={student ? "Your placements, in your pocket" : "New things are coming soon"}
      lead={
        student
          ? `This window is too narrow for the ${productName} website. Get the app, or open ${productName} in a window at least ${limits.appWidth} pixels wide.`
          : `This window is too narrow for ${productName}. Open it in a window at least ${limits.appWidth} pixels wide.`
      }
      facade={<GetTheAppFacade device={student ? "phone" : "window"} className="size-full" />}
    >
      {student && (
        <>
          <StoreBadge store="apple" href={stores.apple} />
          <StoreBadge store="google" href={stores.google} />
        </>
      )}
    </GetTheAppPage>
  );
}
