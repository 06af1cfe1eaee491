import { lazy, Suspense } from "react";
import { areaOfPath } from "@/navigation/areas";
import { loadChunk } from "@/lib/load-chunk";

const Page = lazy(() =>
  loadChunk(() => import("@/areas/site/get-the-app-screen")).then(({ GetTheAppScreen }) => ({
    default: GetTheAppScreen,
  })),
);

/** Takes the place of every screen in a window that is too narrow for one. */
export const GetTheApp = ({ path }: { path: string }) => (
  <Suspense>
    <Page area={areaOfPath(path) ?? "student"} />
  </Suspense>
);
