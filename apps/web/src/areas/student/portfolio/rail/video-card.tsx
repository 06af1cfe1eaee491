import { Button } from "@toran/ui";
import { Play, Video } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { clock } from "@/features/public-profile/said";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { usePortfolio } from "../portfolio-context";

/** The video résumé, or the invitation to record one. */
export const VideoCard = observer(function VideoCard() {
  const { video } = usePortfolio().around;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-4 px-6 py-4">
      <span
        aria-hidden="true"
        className="bg-facade-2 grid h-19 w-16 flex-none items-end justify-center rounded-md"
      >
        <span className="arch bg-spark h-14 w-9" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={id} className="font-semibold">
          {video.value ? `Video résumé, ${clock(video.value.seconds)}` : "Record a video résumé"}
        </h2>
        <Load of={video}>
          {(saved) => (
            <>
              <p className="text-ink-2 mb-2">
                {saved
                  ? "Companies that may see your profile can watch it."
                  : "Up to 90 seconds, in any language. You can retake it as often as you like."}
              </p>
              <Button asChild intent="secondary" size="sm">
                <AppLink href={paths.student.video}>
                  {saved ? (
                    <Play aria-hidden="true" size={16} strokeWidth={1.75} />
                  ) : (
                    <Video aria-hidden="true" size={16} strokeWidth={1.75} />
                  )}
                  {saved ? "See it" : "Record"}
                </AppLink>
              </Button>
            </>
          )}
        </Load>
      </div>
    </section>
  );
});
