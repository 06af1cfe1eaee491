import { Button, DoorFacade, StatePage } from "@toran/ui";
import { ChunkFailure } from "@/lib/load-chunk";
import { paths } from "@/navigation/paths";

/** The end of a fall. It uses plain links: whatever drew the screens may be what is broken. */
export function ErrorScreen({ cause }: { cause: unknown }) {
  const missing = cause instanceof ChunkFailure;
  return (
    <StatePage
      title={missing ? "This page did not load" : "Unexpected Application Error!"}
      facade={<DoorFacade kind="closed" />}
      actions={
        <>
          <Button size="lg" onClick={() => window.location.reload()}>
            {missing ? "Load it again" : "Try again"}
          </Button>
          <Button size="lg" intent="quiet" asChild>
            <a href={paths.site.root}>Go to your home</a>
          </Button>
        </>
      }
    >
      {missing
        ? "The connection may have dropped, or a new version has come out. What you saved is safe."
        : "Something on this page broke. What you saved is safe."}
    </StatePage>
  );
}
