import { Button, EmptyState } from "@toran/ui";
import { AppLink } from "@/lib/app-link";

/** An unknown page of an area: told inside the area, with its navigation still there. */
export const NoSuchPage = ({ home }: { home: string }) => (
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
