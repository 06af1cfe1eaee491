import { Button, EmptyState } from "@toran/ui";
import { Navigate, useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { usePageTitle } from "@/lib/use-page-title";

const bareArea = /^\/[^/]+\/?$/;

/** What an area has no page for: its bare address leads home, all else is told with its navigation still there. */
export function NoSuchPage({ home }: { home: string }) {
  const { pathname } = useLocation();
  const bare = bareArea.test(pathname);
  // Also where the row of the address has a page for others of its kind.
  usePageTitle(bare ? undefined : "Page not found");
  if (bare) return <Navigate to={home} replace />;
  return (
    <div className="grid min-h-full place-items-center">
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        title="There is no page here"
        action={
          <Button asChild>
            <AppLink href={home}>Go to your home</AppLink>
          </Button>
        }
      >
        The link may be old, or the page has moved. Nothing of yours is lost.
      </EmptyState>
    </div>
  );
}
